import Tableware

/// A row that a block draws: for a list whose rows are too simple for a type of their own.
private struct DrawnRow: Row {
  let id: Int
  let draw: (Int) -> RowContent
  var body: RowContent { draw(id) }
}

/// A thousand rows, each drawn by a block when it comes on screen, and not before.
final class DrawnPage: Screen {
  let title = "Drawn rows"
  let table = Table()
  private var drawn = 0

  var status: String { "1,000 rows, \(drawn) drawn" }

  init() {
    let draw = { [unowned self] (number: Int) in
      drawn += 1
      let length = number * 7 % 20
      return RowContent(
        symbol: RowText("\(number)", tone: .secondary),
        title: RowText(String(repeating: "▇", count: length + 1), tone: .accent),
        subtitle: "drawn by a block")
    }
    table.show {
      Section("drawn") {
        ForEach(0..<1_000, id: \.self) { DrawnRow(id: $0, draw: draw) }
      }
    }
  }
}

/// Rows that are there at once; what they show arrives later, in any order, and finds its row.
final class LatePage: Screen {
  let title = "Late rows"
  let table = Table()
  private var schedules: [Timeline.Schedule] = []
  private static let count = 12

  init() {
    table.show {
      Section("late") {
        ForEach(0..<Self.count, id: \.self) {
          TextRow(
            "Picture \($0)", symbol: "◌", value: RowValue(RowText("loading", tone: .secondary)))
        }
      }
    }
  }

  func appear(on timeline: Timeline) {
    schedules = (0..<Self.count).map { number in
      timeline.after(.milliseconds(200 + number * 5 % 12 * 150)) { [weak self] in
        self?.table.row(number).update { TextRow("Picture \(number)", symbol: "●") }
      }
    }
  }

  func disappear() {
    for schedule in schedules { schedule.cancel() }
    schedules = []
  }
}
