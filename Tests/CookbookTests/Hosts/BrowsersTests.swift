import Foundation
import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if Web
import TablewareWeb
#endif

@Suite(.timeLimit(.minutes(15))) struct BrowsersTests {
  #if Web
  @Test func serve_request_isAnsweredWithTheRows() async throws {
    let (addresses, input) = AsyncStream.makeStream(of: String.self)
    let serving = Task { try await serveSongs(port: 0) { input.yield($0) } }
    let address = try #require(await addresses.first { _ in true })
    let (data, _) = try await URLSession.shared.data(from: #require(URL(string: address)))
    #expect(String(decoding: data, as: UTF8.self).contains("Clair de lune"))
    serving.cancel()
    try await serving.value
  }

  @Test func languageOfTheVisitor_german_hasGermanWords() {
    let language = localizedOptions().language
    let austrian = language(WebVisitor(number: 1, languages: ["de-AT", "en"]))
    #expect(austrian.words[.cancel] == "Abbrechen")
    #expect(language(WebVisitor(number: 2, languages: ["fr"])).code == "en")
  }

  @Test(
    arguments: [
      ("/", ["SongsScreen"]), ("/settings", ["SongsScreen", "SettingsScreen"]),
      ("/playlists/favorites", ["SongsScreen", "SongsScreen"]), ("/playlists/none", nil),
    ] as [(ScreenAddress, [String]?)])
  func addressesOfScreens_haveTheScreensBelow(address: ScreenAddress, screens: [String]?) {
    let navigator = Navigator(address, in: songRouter(WebVisitor(number: 1, address: address)))
    #expect(navigator?.screens.map { "\(type(of: $0))" } == screens)
  }

  @Test func publicServer_options_nameTheHost() {
    let options = publicOptions { _ in }
    #expect(options.hosts == ["songs.example.org"])
    #expect(options.address == "127.0.0.1")
    #expect(options.imageOrigins == ["https://covers.example.org"])
  }
  #endif

  @Test func sharedBySessions_vote_isShownInBoth() async {
    let votes = Votes()
    let screens = [PollScreen(votes), PollScreen(votes)]
    let drivers = screens.map { ScreenDriver($0) }
    drivers[0].tap("Tea")
    while !screens.allSatisfy({ $0.counts["Tea"] == 1 }) {
      await Task.yield()
      for driver in drivers { driver.advance(by: .zero) }
    }
    for driver in drivers {
      #expect(driver.content(of: "Tea")?.values.map(\.text.string) == ["1"])
      driver.expectNoFindings()
    }
  }
}
