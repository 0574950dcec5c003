import Tableware

/// Rows that are inserted and removed with every animation.
final class MotionScreen: Screen {
  let context = ScreenContext()
  let title = "Motion"
  private var rows = Array(1...6)
  private var last = 6
  private var isOther = false
  private var names = RowAnimation.allCases.map { "\($0)" }
  private var choice = "none so far"
  var status: String { choice }

  var commands: [Command] {
    [
      Command("i", "insert") { self.insert() },
      Command("r", "remove") { self.rows.removeLast() },
      Command("k", "other kind") { self.isOther.toggle() },
      Command("n", "next animation") { self.chooseNext() },
      Command("s", "section") {
        self.context.table?.setAnimations(RowAnimations(.right), ofSection: "all")
      },
      Command("o", "one row") {
        guard let last = self.rows.last else { return }
        self.context.table?.setNextAnimations(RowAnimations(.top), ofRow: last)
        self.rows.removeLast()
      },
      Command("u", "unanimated") {
        self.context.table?.nextAnimations = .unanimated
        self.insert()
        self.rows.removeLast()
      },
    ]
  }

  private func insert() {
    last += 1
    rows.insert(last, at: 1)
  }

  private func chooseNext() {
    let next = names.removeFirst()
    names.append(next)
    choice = next
    guard let animation = RowAnimation.allCases.first(where: { "\($0)" == next }) else { return }
    context.table?.animations = RowAnimations(insertion: animation, removal: animation)
  }

  var sections: [Section] {
    Section("all", header: "All") {
      for row in rows { TextRow("Row \(row)").id(row) }
      if isOther {
        ButtonRow("Kind", id: "kind") {}
      } else {
        TextRow("Kind").id("kind")
      }
    }
  }
}
