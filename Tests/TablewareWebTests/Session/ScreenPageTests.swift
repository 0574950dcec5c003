import Tableware
import Testing

@testable import TablewareWeb

/// Screens that come and go, and the pages that show them.
@Suite struct ScreenPageTests {
  private final class Leaf: Screen {
    let context = ScreenContext()
    let title: String

    init(_ title: String) { self.title = title }

    var sections: [Section] { Section("a") { TextRow(RowText(title)).id(title) } }
  }

  @Test func anotherScreenIsAlwaysAnotherPage() {
    let driver = WebDriver(Leaf("Home"))
    let navigator = driver.session.navigator
    for number in 0..<50 {
      navigator.push(Leaf("First \(number)"))
      driver.receive()
      driver.isSlow = true
      // The page of the first screen is released while the client still shows it.
      navigator.pop()
      driver.session.handle(.focus(0))
      navigator.push(Leaf("Second \(number)"))
      driver.isSlow = false
      driver.receive()
      let frame = String(decoding: driver.frames.last ?? [], as: UTF8.self)
      #expect(frame.contains("\"s\":1") && frame.contains("\"r\":1"), "\(number): \(frame)")
      navigator.pop()
      driver.receive()
    }
  }

  @Test func aLongIndexIsThinnedOutEvenly() {
    func entries(_ titles: [String]) -> [String] {
      let table = Table()
      table.show {
        for (number, title) in titles.enumerated() {
          Section("\(number)", index: title) { TextRow("Row").id(number) }
        }
      }
      return WebDriver(TableScreen(table)).session.page.index
    }
    // Many sections, few entries: none is missing.
    let letters = (0..<26).map { String(Character(Unicode.Scalar(UInt8(65 + $0)))) }
    #expect(entries(letters.flatMap { Array(repeating: $0, count: 20) }) == letters)
    let many = entries((0..<1_000).map { "\($0)" }).compactMap { Int($0) }
    #expect(many.count == 200 && many.first == 0 && many.last == 999)
    #expect(zip(many, many.dropFirst()).allSatisfy { (5...6).contains($1 - $0) })
  }

  @Test func theSinkOfAnAppIsGivenBack() {
    var heard: [Diagnostic] = []
    let table = Table()
    table.show { Section("a") { TextRow("Kept") } }
    let kept = TableScreen(table, title: "Kept")
    kept.table.diagnostics.sink = { heard.append($0) }
    let driver = WebDriver(Leaf("Home"))
    let navigator = driver.session.navigator
    func visit(_ body: () -> Void) {
      navigator.push(kept)
      driver.receive()
      body()
      driver.receive()
      navigator.pop()
      driver.receive()
    }
    for number in 1...3 {
      visit { kept.table.diagnostics.report(.answeredTwice("\(number)")) }
      #expect(driver.session.chromeText.contains("The request for \(number)"))
      driver.wait(.seconds(9))
      #expect(!driver.session.chromeText.contains("The request"))
    }
    // What was shown once is no news.
    visit { #expect(!driver.session.chromeText.contains("The request")) }
    kept.table.diagnostics.report(.answeredTwice("4"))
    #expect(heard == (1...4).map { .answeredTwice("\($0)") })
    #expect(!driver.session.chromeText.contains("The request"))
    // A sink that the app has set meanwhile stays.
    var later: [Diagnostic] = []
    visit { kept.table.diagnostics.sink = { later.append($0) } }
    kept.table.diagnostics.report(.answeredTwice("5"))
    #expect(later == [.answeredTwice("5")])
    #expect(heard.count == 4)
  }
}

extension WebSession {
  fileprivate var chromeText: String { chrome.string }
}
