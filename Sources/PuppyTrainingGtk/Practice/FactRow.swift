import Gtk

/// The numbers of a session: which set, how long, how rewarding.
final class FactRow {
  private let set = Fact(tr("Set"))
  private let time = Fact(tr("Time"))
  private let rewards = Fact(tr("Rewards a minute"))

  init(in box: Box) {
    box.useWrapLayout()
    for fact in [set, time, rewards] { box.append(fact.widget) }
  }

  func show(set number: Int, elapsed: Duration, rewardsPerMinute: Int?) {
    set.show("\(number)")
    time.show(clockText(elapsed))
    rewards.show(rewardsPerMinute.map { "\($0)" } ?? "–")
  }

  /// A number with what it counts below it.
  private final class Fact {
    let widget = Box(.vertical)
    private let title: String
    private let value = Label()

    init(_ title: String) {
      self.title = title
      let caption = Label(title)
      caption.addClass("secondary")
      value.addClass("fact-value")
      widget.addClass("fact")
      widget.append(value)
      widget.append(caption)
    }

    func show(_ text: String) {
      guard value.text != text else { return }
      value.text = text
      value.setAccessibleName("\(title): \(text)")
    }
  }
}
