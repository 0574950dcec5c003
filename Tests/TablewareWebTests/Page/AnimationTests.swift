import Tableware
import TablewareHosting
import Testing

@testable import TablewareWeb

/// A patch contains the animations that the app chose for a table, a section, a commit or a row.
@Suite struct AnimationTests {
  private let table = Table()

  /// Shows the rows of the sections A and B.
  private func show(_ a: String, _ b: String = "") {
    table.show {
      for (name, rows) in [("A", a), ("B", b)] {
        Section(name, header: RowText(name)) {
          for row in rows { TextRow("\(row)").id(String(row)) }
        }
      }
    }
    TableHost(table).commit()
  }

  private func page() -> WebPage {
    let page = WebPage(table)
    _ = page.takePatch()
    return page
  }

  /// The animations of the next patch, by the titles of the rows.
  private func animations(_ page: WebPage) -> [String: String] {
    var titles: [Int: String] = [:]
    func note() {
      for entry in page.entries { titles[entry.id] = entry.presentation.content.title.string }
    }
    for item in page.shownItems { titles[item.id] = item.html.parts.first?.payload }
    let patch = page.takePatch()
    note()
    var names: [String: String] = [:]
    for animation in patch.animations {
      for id in animation.items { names[titles[id] ?? "\(id)"] = animation.name }
    }
    return names
  }

  @Test func animations_areThoseOfTheTableAndTheSection() {
    show("ac", "x")
    let page = page()
    table.animations = RowAnimations(insertion: .left, removal: .right)
    table.setAnimations(.fade, ofSection: "B")
    show("cd", "xy")
    #expect(animations(page) == ["a": "right", "d": "left", "y": "fade"])
    table.setAnimations(nil, ofSection: "B")
    show("cd", "x")
    #expect(animations(page) == ["y": "right"])
  }

  @Test func nextAnimations_areThoseOfOneCommit_inAllSections() {
    show("a", "x")
    let page = page()
    table.setAnimations(.fade, ofSection: "B")
    table.nextAnimations = RowAnimations(.bottom)
    show("ab", "xy")
    #expect(animations(page) == ["b": "bottom", "y": "bottom"])
    show("abc", "xyz")
    #expect(animations(page) == ["z": "fade"])
  }

  @Test func nextAnimations_ofARow_areThoseOfThatRowOnce() {
    show("abc")
    let page = page()
    table.animations = .fade
    table.setNextAnimations(RowAnimations(.left), ofRow: "b")
    table.row("b").remove()
    table.row("c").remove()
    TableHost(table).commit()
    #expect(animations(page) == ["b": "left", "c": "fade"])
    show("ab")
    #expect(animations(page) == ["b": "fade"])
  }

  @Test func unanimatedCommit_isShownAtOnce() {
    show("ab")
    let page = page()
    table.nextAnimations = .unanimated
    show("ba c")
    let patch = page.takePatch()
    #expect(patch.isUnanimated)
    #expect(patch.animations == [])
    show("bac")
    #expect(!page.takePatch().isUnanimated)
  }

  @Test func patchOfSeveralCommits_isAnimated_ifOneOfThemIs() {
    show("ab")
    let page = page()
    table.nextAnimations = .unanimated
    show("b")
    table.nextAnimations = RowAnimations(.top)
    show("bc")
    table.animations = .fade
    #expect(animations(page) == ["a": "none", "c": "top"])
  }

  @Test func rowOfAnotherKind_hasTheAnimationOfAReplacement() {
    func show(isButton: Bool) {
      table.show {
        Section("A") {
          if isButton { ButtonRow("new", id: "row") {} } else { TextRow("old").id("row") }
        }
      }
      TableHost(table).commit()
    }
    show(isButton: false)
    let page = page()
    show(isButton: true)
    #expect(animations(page) == ["old": "none", "new": "none"])
    table.animations.replacement = .fade
    show(isButton: false)
    #expect(animations(page) == ["old": "fade", "new": "fade"])
  }

  @Test func insertedAndRemovedSections_haveTheirAnimations() {
    table.show { Section("A", header: "A") { TextRow("a") } }
    TableHost(table).commit()
    let page = page()
    table.animations = RowAnimations(insertion: .top, removal: .bottom)
    table.setAnimations(RowAnimations(.left), ofSection: "B")
    table.show { Section("B", header: "B") { TextRow("b") } }
    TableHost(table).commit()
    #expect(animations(page) == ["A": "bottom", "a": "bottom", "B": "left", "b": "left"])
  }

  @Test func automaticAnimation_isNotSent() {
    show("a")
    let page = page()
    show("b")
    #expect(page.takePatch().animations == [])
  }

  @Test(arguments: RowAnimation.allCases)
  func animation_ofEveryKind_isWrittenByItsName(_ animation: RowAnimation) throws {
    let screen = TableScreen(table)
    show("a")
    let driver = WebDriver(screen)
    table.animations = RowAnimations(animation)
    show("ab")
    driver.receive()
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    let id = try #require(driver.id("b"))
    switch animation {
    case .none: #expect(frame.contains("\"n\":0"))
    case .automatic: #expect(!frame.contains("\"n\":"))
    default: #expect(frame.contains("\"n\":[[\"\(animation)\",\(id)]]"))
    }
  }
}
