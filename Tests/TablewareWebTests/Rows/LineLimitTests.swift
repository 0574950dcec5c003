import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

/// Limits of lines and widths of values are classes that the style sheet adds up.
@Suite struct LineLimitTests {
  private func html(_ content: RowContent) -> String {
    ItemHTML(RowPresentation(content), id: 7).string
  }

  @Test(arguments: [
    (Int.min, ""), (0, ""), (1, ""), (2, " ln ll y2"), (10, " ln ll y10"), (27, " ln ll y20 y7"),
    (305, " ln ll y300 y5"), (999, " ln ll y900 y90 y9"), (1_000, " ln"), (Int.max, " ln"),
  ])
  func limitOfATitleOrSubtitle_isTheSumOfItsClasses(_ limit: Int, _ classes: String) {
    let title = html(RowContent(title: "Title", titleLineLimit: limit))
    #expect(title.contains("<span class=\"q t\(classes)\" dir=\"auto\">Title"))
    let subtitle = html(RowContent(title: "T", subtitle: "Below", subtitleLineLimit: limit))
    #expect(subtitle.contains("<span class=\"q u\(classes)\" dir=\"auto\">Below"))
  }

  @Test(arguments: [(0, " ln ll y1"), (1, " ln ll y1"), (8, " ln ll y8"), (1_000, " ln")])
  func limitOfADetail_isOnItsText(_ limit: Int, _ classes: String) {
    let image = RowImage(.symbol("star", glyph: "★"))
    for detail in [
      RowDetail("Year", "1959", lineLimit: limit),
      RowDetail("Year", "1959", image: image, lineLimit: limit),
    ] {
      let shown = html(RowContent(title: "Title", details: [detail]))
      #expect(shown.contains(" class=\"q\(classes)\" dir=\"auto\">1959"))
    }
  }

  @Test(arguments: [
    (-1, ""), (0, ""), (5, " w y5"), (30, " w y30"), (38, " w y30 y8"), (5_000, " w y900 y90 y9"),
  ])
  func widthOfAValue_isTheSumOfItsClasses(_ width: Int, _ classes: String) {
    let shown = html(RowContent(title: "Title", values: [RowValue("3:12", width: width)]))
    #expect(shown.contains("<span class=\"q v\(classes)\">3:12</span>"))
  }

  @Test func everyClassOfADigit_hasItsValueInTheStyleSheet() {
    let style = String(decoding: ClientFiles.style, as: UTF8.self)
    for unit in [1, 10, 100] {
      for digit in 1...9 {
        #expect(style.contains(".y\(digit * unit) { --\(unit): \(digit * unit) }"))
      }
    }
  }
}
