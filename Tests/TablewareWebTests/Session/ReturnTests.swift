import Tableware
import Testing

@testable import TablewareWeb

/// Who comes back to a screen finds it as it was left.
@Suite struct ReturnTests {
  private final class Other: Screen {
    let context = ScreenContext()
    let title = "Other"
    let sections: [Section] = []
  }

  private final class List: Screen {
    let context = ScreenContext()
    let title = "List"

    var sections: [Section] {
      Section("rows") {
        ForEach(0..<50, id: \.self) { number in
          TextRow("Row \(number)").id(number).disclosing { Other() }
        }
      }
    }
  }

  private func jump(_ driver: WebDriver) throws -> String {
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    let start = try #require(frame.range(of: "\"j\":"))
    return String(frame[start.upperBound...].prefix { $0 != "]" }) + "]"
  }

  @Test func theFirstRowInSightIsTheFirstAgain_AndTheOpenerHasTheFocus() throws {
    let driver = WebDriver(List())
    func id(_ row: Int) throws -> Int { try #require(driver.id("Row \(row)")) }
    try driver.send("\"w\",0,60,\(id(20)),\(id(20)),\(id(27)),0,0,1000,1000")
    try driver.send("\"f\",\(id(23))")
    try driver.send("\"t\",\(id(23))")
    #expect(driver.session.navigator.top.title == "Other")
    driver.send("\"b\"")
    #expect(try jump(driver) == "[\(id(20)),1,\(id(23)),0]")
  }

  @Test func whoNeverScrolled_IsNotMoved_BeyondWhatTheFocusNeeds() throws {
    let driver = WebDriver(List())
    let id = try #require(driver.id("Row 3"))
    driver.send("\"f\",\(id)")
    driver.send("\"t\",\(id)")
    driver.send("\"b\"")
    #expect(try jump(driver) == "[\(id),0,\(id)]")
  }
}

/// Diagnostics are for developers.
@Suite struct ShownDiagnosticTests {
  private struct Failure: Error, CustomStringConvertible {
    let description = "the database says no"
  }

  private final class Throwing: Screen {
    let context = ScreenContext()
    let title = "Throwing"
    var sections: [Section] { Section("s") { TextRow("Throws").onTap { throw Failure() } } }
  }

  @Test(arguments: [true, false]) func readersSeeThem_OnlyWhereTheyMay(_ isShown: Bool) throws {
    let session = WebSession(Navigator(root: Throwing()), showsDiagnostics: isShown)
    var heard: [String] = []
    session.onDiagnostic = { heard.append("\($0)") }
    _ = session.firstPage(token: "t")
    session.handle(.tap(1))
    #expect(heard.count == 1)
    #expect(heard.first?.contains("the database says no") == true)
    #expect(session.firstPage(token: "t").contains("the database says no") == isShown)
  }
}
