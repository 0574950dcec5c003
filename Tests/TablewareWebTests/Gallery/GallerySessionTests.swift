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
        guard let face = driver.session.page.entry(id)?.face, face.content.isEnabled else {
          continue
        }
        driver.wait(.milliseconds(200))
        switch face.content.control {
        case .toggle(let isOn): driver.send("\"c\",\(id),\(!isOn)")
        case .text: driver.send("\"c\",\(id),\"a\"")
        case .number(let number): driver.send("\"c\",\(id),\(number.range.upperBound)")
        case .choice: driver.send("\"c\",\(id),0")
        default: if face.isTappable { driver.send("\"t\",\(id)") }
        }
        if driver.session.navigator.screens.count > 1 { driver.send("\"b\"") }
      }
      driver.send("\"w\",20,60,0,0,0,0")
      driver.wait(.seconds(1))
      driver.send("\"w\",0,60,0,0,0,0")
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
}
