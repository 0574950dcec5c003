import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite(.timeLimit(.minutes(15))) struct LoadingTests {
  @Test func loadOnce_answer_replacesTheSkeletons() async {
    let driver = ScreenDriver(LibraryScreen())
    #expect(driver.backend.shownContents[0].map(\.isPlaceholder) == [true, true, true])
    await driver.settle()
    #expect(driver.titles == [["Willow Song", "Clair de lune", "茉莉花"]])
    driver.expectNoFindings()
  }

  @Test func loadOnce_failure_offersARetry() async {
    let driver = ScreenDriver(LibraryScreen(SampleServer(isFailing: true)))
    await driver.settle()
    let row = driver.backend.shownContents[0]
    #expect(row.map(\.subtitle?.string) == ["The server does not answer."])
    driver.tap(driver.backend.shownIdentities[0][0])
    #expect(driver.backend.shownContents[0].count == 3)
    await driver.settle()
    #expect(driver.backend.shownContents[0].count == 1)
    driver.expectNoFindings()
  }

  @Test func refresh_keepsTheOldValueUntilTheAnswer() async {
    let driver = ScreenDriver(ChartsScreen())
    driver.refresh()
    #expect(driver.screen.refresh?.isRefreshing == true)
    #expect(driver.titles == [["Willow Song", "Clair de lune"]])
    await driver.settle()
    #expect(driver.screen.refresh?.isRefreshing == false)
    #expect(driver.titles == [["Willow Song", "Clair de lune", "茉莉花"]])
    driver.expectNoFindings()
  }

  @Test func pages_lastRowAppears_loadsUntilTheEnd() async throws {
    let driver = ScreenDriver(ArchiveScreen())
    for count in [2, 4, 6] {
      let more = try #require(driver.backend.shownIdentities[0].last)
      driver.raise(Appearance(), from: more)
      await driver.settle()
      #expect(driver.titles[0].filter { $0.hasPrefix("Song") }.count == count)
    }
    #expect(driver.titles[0].count == 6)
    driver.expectNoFindings()
  }

  @Test func pagedList_search_replacesTheRows_andRefreshKeepsThem() async throws {
    let driver = ScreenDriver(StoreScreen())
    driver.raise(Appearance(), from: try #require(driver.backend.shownIdentities[0].last))
    await driver.settle()
    #expect(driver.titles == [["Song 1", "Song 2", "Loading more…"]])
    driver.search("willow")
    driver.advance(by: .milliseconds(250))
    await driver.settle()
    #expect(driver.titles == [["Willow Song"]])
    driver.refresh()
    #expect(driver.titles == [["Willow Song"]])
    await driver.settle()
    #expect(driver.titles == [["Willow Song"]])
    driver.expectNoFindings()
  }

  @Test func searchAServer_severalKeys_areOneRequest() async {
    let driver = ScreenDriver(SearchScreen())
    driver.search("w")
    driver.advance(by: .milliseconds(100))
    driver.search("wi")
    driver.advance(by: .milliseconds(150))
    await driver.settle()
    #expect(driver.titles == [["No songs."]])
    driver.advance(by: .milliseconds(50))
    await driver.settle()
    #expect(driver.titles == [["Willow Song"]])
    driver.expectNoFindings()
  }

  @Test func buttonThatLoads_answer_isShownForSomeSeconds() async {
    let driver = ScreenDriver(PublishScreen())
    driver.tap("Publish")
    #expect(driver.titles == [["Publish", "Cancel"]])
    #expect(driver.content(of: "Publish")?.control == .progress(nil))
    driver.tap("Cancel")
    await driver.settle()
    #expect(driver.titles == [["Publish"]])
    driver.tap("Publish")
    await driver.settle()
    #expect(driver.titles == [["Publish"]])
    #expect(driver.status == "The songs are published.")
    driver.advance(by: .seconds(5))
    #expect(driver.status == "")
    driver.expectNoFindings()
  }

  @Test func followAStream_newPrice_isShown() async {
    let (prices, input) = AsyncStream.makeStream(of: Int.self)
    let screen = PriceScreen(prices)
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "Price")?.values.map(\.text.string) == ["–"])
    input.yield(7)
    // The value arrives from another thread.
    while screen.price == nil {
      await Task.yield()
      driver.advance(by: .zero)
    }
    #expect(driver.content(of: "Price")?.values.map(\.text.string) == ["7 €"])
    driver.expectNoFindings()
  }

  @Test func timer_threeSeconds_countsThem() {
    let driver = ScreenDriver(ClockScreen())
    driver.advance(by: .seconds(3))
    #expect(driver.content(of: "Seconds")?.values.map(\.text.string) == ["3"])
    driver.expectNoFindings()
  }
}
