import Gtk
import PuppyTrainingCore

extension Trick {
  /// The same trick with all that people read of it longer and accented.
  var stretched: Trick {
    let long = LongText.stretched
    return Trick(
      id: id, title: long(title), otherNames: otherNames.map(long), category: category,
      difficulty: difficulty, summary: long(summary), equipment: equipment,
      substitutes: substitutes.mapValues(long), places: places, minutes: minutes,
      prerequisites: prerequisites, cue: Cue(word: long(cue.word), signal: long(cue.signal)),
      steps: steps.map {
        Step(instruction: long($0.instruction), criterion: long($0.criterion), hold: $0.hold)
      },
      faults: faults.map { CommonFault(sign: long($0.sign), remedy: long($0.remedy)) },
      safety: safety.map(long))
  }
}
