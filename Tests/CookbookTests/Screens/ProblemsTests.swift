import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct ProblemsTests {
  @Test func receiveDiagnostics_repeatedIdentity_isLoggedOnce() {
    var lines: [String] = []
    let driver = ScreenDriver(CheckedScreen { lines.append($0) })
    driver.endTurn()
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Row identity \"Pines\" is repeated") == true)
    #expect(driver.titles == [["Pines", "Pines"]])
  }

  @Test func repeatedIdentities_twentyThousandRows_areReported() {
    let table = Table()
    let driver = TableDriver(table)
    let numbers = [1] + Array(1..<20_000)
    table.show { Section("rows") { ForEach(numbers, id: \.self) { "\($0)" } } }
    driver.endTurn()
    let (first, again) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 1))
    #expect(driver.diagnostics == [.repeatedRow(1, first: first, again: again)])
  }

  @Test func errorsOfHandlers_thrownError_isReported() {
    let driver = ScreenDriver(ImportScreen())
    driver.tap("Import")
    #expect(driver.titles == [["The import failed.", "Import", "Check"]])
    driver.expectNoFindings()
    driver.tap("Check")
    #expect(driver.diagnostics == [.handlerFailed("Tap", row: "Check", error: "NoFile()")])
  }

  @Test func trace_tap_namesItsSteps() {
    var lines: [String] = []
    let driver = ScreenDriver(TracedScreen { lines.append($0) })
    driver.tap("Pines")
    #expect(
      lines == [
        "reload: the back end shows its first content", "Tap from row \"Pines\": row handled",
        "refresh",
      ])
    driver.expectNoFindings()
  }

  @Test func oneRowForEachIdentity_repeatedName_isShownOnce() {
    let driver = ScreenDriver(MergedScreen())
    #expect(driver.titles == [["Ada", "Grace"], ["Alan"]])
    #expect(driver.diagnostics == [.repeatedRowRejected("Grace", policy: .showFirst)])
  }
}
