import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

/// Typing in a browser: the beginning, the end with its reason, and texts that are set at the end.
@Suite struct TypingTests {
  private final class Names: Screen {
    let context = ScreenContext()
    let title = "Names"
    private(set) var name = "Ada"
    private(set) var log: [String] = []

    var sections: [Section] {
      Section("names", header: "\(log.count)") {
        TextFieldRow("Name", text: name, reports: .end) {
          self.name = $0
          self.log.append("set \($0)")
        }
        TextFieldRow("Nick", text: "") { self.log.append("nick \($0)") }
      }
      .on(FieldBegin.self) { _, _ in self.log.append("began") }
      .on(FieldEnd.self) { end, _ in self.log.append("\(end.reason)") }
    }
  }

  private let screen = Names()
  private let driver: WebDriver

  init() { driver = WebDriver(screen) }

  private func text(_ id: Int) -> String? {
    guard case .text(let input) = driver.session.page.entry(id)?.bound.content.control else {
      return nil
    }
    return input.text
  }

  @Test func field_isSetWhenItIsLeft() throws {
    let name = try #require(driver.id("Name"))
    driver.send("\"y\",\(name),1")
    driver.send("\"c\",\(name),\"Adam\"")
    driver.send("\"c\",\(name),\"Adams\"")
    #expect(screen.log == ["began"])
    #expect(text(name) == "Adams")
    driver.send("\"y\",\(name),0")
    #expect(screen.log == ["began", "set Adams", "left"])
    #expect(text(name) == "Adams")
  }

  @Test func field_isSetOnReturn_andEndsWithTheFocus() throws {
    let (name, nick) = (try #require(driver.id("Name")), try #require(driver.id("Nick")))
    driver.send("\"y\",\(name),1")
    driver.send("\"c\",\(name),\"Eva\"")
    driver.send("\"s\",\(name)")
    #expect(screen.log == ["began", "set Eva"])
    driver.send("\"y\",\(name),0")
    driver.send("\"y\",\(nick),1")
    #expect(screen.log == ["began", "set Eva", "submitted", "began"])
  }

  @Test func escape_discardsTheText_andTheFieldShowsTheOldOne() throws {
    let name = try #require(driver.id("Name"))
    driver.send("\"y\",\(name),1")
    driver.send("\"c\",\(name),\"Adam\"")
    driver.send("\"y\",\(name),2")
    // The focus leaves the field after the key.
    driver.send("\"y\",\(name),0")
    #expect(screen.log == ["began", "canceled"])
    #expect(text(name) == "Ada")
    let last = driver.frames.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(last.contains("\"Ada\""))
  }

  /// A client that is defective, or is not ours, reports typing and Return for different rows.
  @Test func otherRow_receivesNothingThatWasTyped() throws {
    let (name, nick) = (try #require(driver.id("Name")), try #require(driver.id("Nick")))
    driver.send("\"y\",\(name),1")
    driver.send("\"c\",\(name),\"Adam\"")
    driver.send("\"s\",\(nick)")
    #expect(screen.log == ["began"])
    driver.send("\"y\",\(nick),1")
    #expect(screen.log == ["began", "set Adam", "left", "began"])
  }

  @Test func otherField_isSetWithEachKey_andEscapeOnlyEnds() throws {
    let nick = try #require(driver.id("Nick"))
    driver.send("\"y\",\(nick),1")
    driver.send("\"c\",\(nick),\"A\"")
    driver.send("\"y\",\(nick),2")
    #expect(screen.log == ["began", "nick A", "canceled"])
  }
}
