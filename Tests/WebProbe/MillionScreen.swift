import Tableware

/// Very many rows of two heights, in sections.
final class MillionScreen: Screen {
  let title = "Million"
  let table = Table()
  var status: String { "\(inserted) inserted" }
  private let count: Int
  private var inserted = 0

  var commands: [Command] {
    [
      Command("m", "middle") { [unowned self] _ in table.scroll(to: count / 2, at: .top) },
      Command("a", "insert above") { [unowned self] _ in
        inserted += 10
        show()
      },
    ]
  }

  init(_ count: Int) {
    self.count = count
    show()
  }

  private func show() {
    let (count, inserted) = (count, inserted)
    table.show {
      if inserted > 0 {
        Section("new", header: "New") {
          ForEach(Array(0..<inserted), id: \.self) { TextRow("New \($0)").id(-1 - $0) }
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
}
