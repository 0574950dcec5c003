import Tableware

/// A list whose rows are deleted, with a notice that restores them.
final class NoticeScreen: Screen {
  let context = ScreenContext()
  let title = "Fruit"
  var status: String { "\(fruit.count) kinds" }
  private(set) var fruit = ["Apple", "Fig", "Lime"]
  private let hasKey: Bool

  /// - Parameter hasKey: whether a command of the screen has the key that a notice has otherwise.
  init(hasKey: Bool = false) { self.hasKey = hasKey }

  var commands: [Command] {
    [
      Command("x", "Delete first") { self.remove() },
      Command("t", "Tell") { self.context.notify("Told.") },
    ] + (hasKey ? [Command("u", "Up") {}] : [])
  }

  var sections: [Section] {
    Section("fruit") { ForEach(fruit, id: \.self) { TextRow($0) } }
  }

  private func remove() {
    guard let first = fruit.first else { return }
    fruit.removeFirst()
    context.notify("Deleted “\(first)”.", action: "Undo") { self.fruit.insert(first, at: 0) }
  }
}
