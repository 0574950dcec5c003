import Tableware

/// High rows that report when half of them was on screen for half a second.
final class ImpressionsScreen: Screen {
  let context = ScreenContext()
  let title = "Impressions"
  private var seen: [Int] = []
  var status: String { seen.map(String.init).joined(separator: " ") }

  func configure(_ table: Table) {
    table.impressions = ImpressionRule(share: 0.5, time: .milliseconds(500))
  }

  var sections: [Section] {
    Section("all") {
      for number in 0..<40 {
        ImpressionRow(id: number).on(Impression.self) { _, _ in self.seen.append(number) }
      }
    }
  }
}

private struct ImpressionRow: Row {
  let id: Int
  var body: RowContent {
    RowContent(title: "Row \(id)\n\n\n\nThe last line of row \(id)", titleLineLimit: 8)
  }
}
