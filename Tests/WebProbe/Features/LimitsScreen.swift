import Tableware

/// Long texts with limits of lines, and values with widths.
final class LimitsScreen: Screen {
  let context = ScreenContext()
  let title = "Limits"
  private let long = String(repeating: "many words ", count: 400)
  private var limits = [1, 2, 3, 12, 25, 1_000]

  var commands: [Command] { [Command("n", "next limit") { self.limits[1] += 1 }] }

  var sections: [Section] {
    Section("titles", header: "Titles") {
      for (position, limit) in limits.enumerated() {
        LimitedRow(
          id: "title \(position)", body: RowContent(title: self.long, titleLineLimit: limit))
      }
    }
    Section("subtitles", header: "Subtitles") {
      for (position, limit) in limits.enumerated() {
        LimitedRow(
          id: "subtitle \(position)",
          body: RowContent(title: "Title", subtitle: self.long, subtitleLineLimit: limit))
      }
    }
    Section("details", header: "Details") {
      for limit in [1, 3, 8] {
        LimitedRow(
          id: "detail \(limit)",
          body: RowContent(
            title: "Title", details: [RowDetail("Text", self.long, lineLimit: limit)]))
      }
    }
    Section("values", header: "Values") {
      for width in [1, 2, 5, 12, 20, 25, 38] {
        TextRow("Width \(width)", value: RowValue("1", width: width)).id("width \(width)")
      }
    }
  }
}

private struct LimitedRow: Row {
  let id: String
  let body: RowContent
}
