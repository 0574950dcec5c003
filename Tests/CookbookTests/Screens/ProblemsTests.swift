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
    driver.expectClean()
    driver.tap("Check")
    #expect(driver.diagnostics == [.handlerFailed("Tap", row: "Check", error: "NoFile()")])
  }
}
