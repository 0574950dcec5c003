import Gallery
import GalleryFixtures
import Tableware
import Testing

@testable import TablewareWeb

@Suite struct GallerySessionTests {
  @Test(arguments: Gallery.entries.map(\.id)) func everyScreenRuns(_ name: String) throws {
    try withGalleryFixture { fixture in
      try run(WebDriver(try #require(Gallery.screen(named: name, fixture.sources(for: name)))))
    }
  }

  private func run(_ driver: WebDriver) throws {
    #expect(driver.firstPage.contains("<li id="))
    for _ in 0..<6 {
      for id in driver.session.page.entries.prefix(25).map(\.id) {
        guard let row = driver.session.page.entry(id)?.presentation, row.content.isEnabled else {
          continue
        }
        driver.wait(.milliseconds(200))
        switch row.content.control {
        case .toggle(let isOn): driver.send("\"c\",\(id),\(!isOn)")
        case .text: driver.send("\"c\",\(id),\"a\"")
        case .number(let number): driver.send("\"c\",\(id),\(number.range.upperBound)")
        case .choice, .sort: driver.send("\"c\",\(id),0")
        default: if row.isButton { driver.send("\"t\",\(id)") }
        }
        if driver.session.navigator.screens.count > 1 { driver.send("\"b\"") }
      }
      driver.send("\"w\",20,60,0,0,0,0,0,1000,1000")
      driver.wait(.seconds(1))
      driver.send("\"w\",0,60,0,0,0,0,0,1000,1000")
    }
    #expect(driver.session.rejections == [])
    #expect(driver.replay.problems == [])
    #expect(driver.replay.items.map(\.id) == driver.session.page.entries.map(\.id))
  }

  @Test func theGalleryLeadsEverywhereAndBack() throws {
    try withGalleryFixture { fixture in
      let home = Gallery.screen(named: nil, fixture.sources(for: "home"))
      let driver = WebDriver(try #require(home))
      for entry in Gallery.entries {
        driver.send("\"t\",\(try #require(driver.id(entry.title)))")
        #expect(driver.session.navigator.top.title == entry.title)
        driver.send("\"b\"")
        #expect(driver.session.navigator.screens.count == 1)
      }
    }
  }

  @Test func thePageWorksWithoutAScript() throws {
    let session = WebSession(Navigator(root: try #require(Gallery.screen(named: nil))))
    _ = session.firstPage(token: "t")
    let id = try #require(
      session.page.entries.first { $0.presentation.content.title.string == "Settings" }?.id)
    #expect(session.handle(form: [("e", "t \(id)")], at: .zero) == [])
    #expect(session.firstPage(token: "t").contains("<title>Settings</title>"))
    let toggles = session.page.entries.compactMap { entry in
      if case .toggle(let isOn) = entry.presentation.content.control {
        (id: entry.id, isOn: isOn)
      } else {
        nil
      }
    }
    // A browser sends those that are on; the first one was changed.
    let toggle = try #require(toggles.first)
    let isOn = toggle.isOn
    let sent = toggles.filter { $0.id == toggle.id ? !$0.isOn : $0.isOn }
    let fields = sent.map { ("c \($0.id)", "on") } + [("v", "\(session.version)")]
    #expect(session.handle(form: fields, at: .zero) == [])
    _ = session.firstPage(token: "t")
    #expect(session.page.entry(toggle.id)?.presentation.content.control == .toggle(!isOn))
    #expect(session.handle(form: [("e", "b")], at: .zero) == [])
    #expect(
      session.handle(form: [("e", "nonsense")], at: .zero)
        == [.rejected("The form contains no valid gesture.")])
  }
}
