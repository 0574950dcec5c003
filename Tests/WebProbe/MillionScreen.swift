import Tableware

/// Very many rows of two heights, in sections.
final class MillionScreen: Screen {
  let context = ScreenContext()
  let title = "Million"
  var status: String { "\(inserted) inserted" }
  private let count: Int
  private var inserted = 0

  var commands: [Command] {
    [
      Command("m", "middle") { self.context.table?.scroll(to: self.count / 2, at: .top) },
      Command("a", "insert above") { self.inserted += 10 },
    ]
  }

  init(_ count: Int) { self.count = count }

  var sections: [Section] {
    if inserted > 0 {
      Section("new", header: "New") {
        ForEach(0..<inserted, id: \.self) { TextRow("New \($0)").id(-1 - $0) }
      }
    }
    for part in 0..<10 {
      Section("part \(part)", header: SectionHeader(RowText("Part \(part)")), index: "\(part)") {
        ForEach(part * count / 10..<(part + 1) * count / 10, id: \.self) { number in
          TextRow("Row \(number)", subtitle: number % 3 == 0 ? "Every third" : nil).id(number)
            .onTap {}
        }
      }
    }
  }
}
