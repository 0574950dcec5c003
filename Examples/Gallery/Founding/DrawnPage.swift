import Tableware

/// A row that a closure draws: for a list whose rows are too simple for a separate type.
private struct DrawnRow: Row {
  let id: Int
  let draw: (Int) -> RowContent
  var body: RowContent { draw(id) }
}

/// A thousand rows, each drawn by a closure when it appears, and not before.
final class DrawnPage: Screen {
  let context = ScreenContext()
  let title = "Drawn rows"
  var status: String { "1,000 rows, \(drawn) drawn" }

  private var drawn = 0

  var sections: [Section] {
    Section("drawn") {
      ForEach(0..<1_000, id: \.self) { DrawnRow(id: $0, draw: self.draw) }
    }
  }

  private func draw(_ number: Int) -> RowContent {
    drawn += 1
    let length = number * 7 % 20
    return RowContent(
      symbol: RowText("\(number)", tone: .secondary),
      title: RowText(String(repeating: "▇", count: length + 1), tone: .accent),
      subtitle: "drawn by a closure")
  }
}

/// Rows that are shown at once, and whose content arrives later, in any order.
final class LatePage: Screen {
  private static let numbers = 0..<12

  let context = ScreenContext()
  let title = "Late rows"

  private var arrived: Set<Int> = []

  func appear() {
    for number in Self.numbers where !arrived.contains(number) {
      context.after(.milliseconds(200 + number * 5 % 12 * 150), .untilCovered) {
        self.arrived.insert(number)
      }
    }
  }

  var sections: [Section] {
    Section("late") {
      ForEach(Self.numbers, id: \.self) { number in
        if self.arrived.contains(number) {
          TextRow("Picture \(number)", symbol: "●")
        } else {
          TextRow(
            "Picture \(number)", symbol: "◌", value: RowValue(RowText("loading", tone: .secondary)))
        }
      }
    }
  }
}
