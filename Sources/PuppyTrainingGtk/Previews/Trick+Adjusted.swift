import Gtk
import PuppyTrainingCore

extension Trick {
  /// The same trick with all that people read of it adjusted as translated texts are.
  var adjusted: Trick {
    let shown = Translation.shown
    return Trick(
      id: id, title: shown(title), otherNames: otherNames.map(shown), category: category,
      difficulty: difficulty, summary: shown(summary), equipment: equipment,
      substitutes: substitutes.mapValues(shown), places: places, minutes: minutes,
      prerequisites: prerequisites, cue: Cue(word: shown(cue.word), signal: shown(cue.signal)),
      steps: steps.map {
        Step(instruction: shown($0.instruction), criterion: shown($0.criterion), hold: $0.hold)
      },
      faults: faults.map { CommonFault(sign: shown($0.sign), remedy: shown($0.remedy)) },
      safety: safety.map(shown))
  }
}
