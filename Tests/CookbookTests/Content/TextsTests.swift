import Foundation
import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct TextsTests {
  @Test func columns_header_isAlignedWithTheValues() async throws {
    let lines = try await frame(of: ProcessesScreen()).split(separator: "\n")
    let caption = try #require(lines.first { $0.contains("MB") })
    let bash = try #require(lines.first { $0.contains("bash") })
    #expect(caption.contains("CPU") && caption.hasSuffix("MB"))
    #expect(bash.contains("0 %") && bash.hasSuffix("4"))
    #expect(bash.count == caption.count)
  }

  @Test func tones_failures_areStrongAndBad() {
    let failed = BuildRow(name: "tests", failures: 2).body.subtitle?.runs.last
    #expect(failed?.text == "2 failed" && failed?.tone == .bad && failed?.isStrong == true)
    let passed = BuildRow(name: "tests", failures: 0).body.subtitle?.runs.last
    #expect(passed?.text == "passed" && passed?.tone == .good)
  }

  @Test func badges_blockingIssue_hasTwo() async throws {
    let row = IssueRow(number: 7, title: "Crash", isBlocking: true)
    let text = try await frame(of: row)
    #expect(text.contains("bug") && text.contains("blocking") && text.contains("#7"))
    #expect(IssueRow(number: 7, title: "Crash", isBlocking: false).body.badges.count == 1)
  }

  @Test func highlightMatches_search_marksTheFoundPart() {
    let driver = ScreenDriver(FindScreen())
    driver.search("song")
    #expect(driver.titles == [["Willow Song"]])
    #expect(driver.table.headers == ["1 songs"])
    let runs = driver.content(of: 1)?.title.runs
    #expect(runs?.map(\.text) == ["Willow ", "Song"])
    #expect(runs?.last?.style == .highlighted)
    driver.expectNoFindings()
  }

  @Test func severalLines_longText_wraps() async throws {
    let text = "Four buckets, and a neighbor who plays the cello: it could have been a worse week."
    let shown = try await frame(of: ReviewRow(id: 1, title: "Rain", text: text))
    #expect(shown.contains("Four buckets") && shown.contains("worse week."))
    #expect(!shown.contains("…"))
  }

  @Test func labeledLines_expandedRow_showsThem() async throws {
    let driver = ScreenDriver(PackagesScreen())
    #expect(driver.content(of: "zlib")?.details == [])
    driver.toggleExpansion("zlib")
    #expect(driver.content(of: "zlib")?.details.map(\.label) == ["Section", "Page"])
    #expect(driver.content(of: "libpng")?.details == [])
    driver.toggleExpansion("zlib")
    #expect(driver.content(of: "zlib")?.details == [])
    driver.expectNoFindings()
    let text = try await frame(of: PackagesScreen(), keys: "right")
    #expect(text.contains("Section") && text.contains("libs"))
  }

  @Test func avatar_terminal_showsInitials() async throws {
    let contact = Contact(name: "Grace Hopper", team: "Research")
    let text = try await frame(of: ContactRow(contact: contact, avatar: "https://example.org/a"))
    #expect(text.contains("GH") && text.contains("Grace Hopper"))
  }

  @Test func symbol_terminal_showsItsGlyph() async throws {
    #expect(try await frame(of: FolderRow(name: "Documents")).contains("▤ Documents"))
  }

  @Test func progress_threeSeconds_isAtThirtyPercent() {
    let driver = ScreenDriver(CopyScreen())
    driver.advance(by: .seconds(3))
    #expect(driver.content(of: "Copying")?.subtitle?.string == "30 of 100 files")
    #expect(driver.content(of: "Copying")?.control == .progress(0.3))
    driver.expectNoFindings()
  }

  @Test func rowStyle_row_precedesItsSection() {
    let driver = ScreenDriver(LedgerScreen())
    #expect(driver.content(of: "Tea")?.style.leadingInset == 16)
    #expect(driver.content(of: "Tea")?.style.density == .compact)
    #expect(driver.content(of: "Balance")?.style.separator == RowStyle.Separator.none)
    driver.expectNoFindings()
  }

  @Test func relativeTimes_afterMinutes_areUpdated() {
    let driver = ScreenDriver(VisitsScreen())
    driver.run("v")
    driver.advance(by: .seconds(90))
    driver.run("v")
    #expect(driver.content(of: "Guest 1")?.values.map(\.text.string) == ["1 min ago"])
    #expect(driver.content(of: "Guest 2")?.values.map(\.text.string) == ["now"])
    driver.advance(by: .seconds(60))
    #expect(driver.content(of: "Guest 1")?.values.map(\.text.string) == ["2 min ago"])
    #expect(driver.content(of: "Guest 2")?.values.map(\.text.string) == ["1 min ago"])
    driver.expectNoFindings()
  }

  @Test func formats_showAndParseValues() {
    var english = Words()
    english.language = "en_US"
    Words.use(english) {
      let driver = ScreenDriver(BillScreen(due: Date(timeIntervalSince1970: 1_770_000_000)))
      func field() -> String? {
        guard case .text(let input) = driver.content(of: "Price")?.control else { return nil }
        return input.text
      }
      func value(_ title: String) -> String? {
        driver.content(of: title)?.values.first?.text.string
      }
      #expect(field() == "€1,234.50")
      #expect(value("Tax") == "€234.56")
      #expect(value("Due")?.hasPrefix("February") == true)
      driver.set("Price", to: .text("€100.00"))
      #expect(field() == "€100.00")
      #expect(value("Tax") == "€19.00")
      driver.set("Price", to: .text("a lot"))
      #expect(field() == "€100.00")
      driver.expectNoFindings()
    }
  }
}
