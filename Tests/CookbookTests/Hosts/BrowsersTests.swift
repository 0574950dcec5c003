import Foundation
import Synchronization
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

  /// A browser's end of a WebSocket: it greets, and sends something else than a message.
  private final class TestSocket: ServerSocket {
    let texts: AsyncStream<String>
    let codes = Mutex<[Int]>([])

    init() {
      let (texts, input) = AsyncStream.makeStream(of: String.self)
      self.texts = texts
      input.yield("[1,\"h\",1,0,60]")
      input.yield("no message")
      input.finish()
    }

    func send(text: [UInt8]) async throws {}
    func close(code: Int, reason: String) async throws { codes.withLock { $0.append(code) } }
  }

  @Test func siteInAServer_answersRequests_andExchangesMessages() async throws {
    let site = try songSite()
    func answer(_ target: String, _ headers: [(name: String, value: String)]) async -> WebAnswer {
      await site.answer(
        to: WebRequest(
          method: "GET", target: target, headers: [(name: "Host", value: "localhost")] + headers,
          peer: "127.0.0.1"),
        for: WebPrincipal(id: "Ada"))
    }
    guard case .response(let page) = await answer("/admin/", []) else {
      Issue.record("The page is no whole answer.")
      return
    }
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200 && text.contains("Clair de lune"))
    let tab = try #require(text.firstMatch(of: /data-tab="(\w+)"/)?.1)
    let cookie = try #require(page.headers.first { $0.name == "Set-Cookie" }?.value)
    let live = await answer(
      "/admin/live?tab=\(tab)",
      [
        ("Cookie", String(cookie.prefix { $0 != ";" })), ("Origin", "http://localhost"),
        ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
      ])
    guard case .webSocket(let session) = live else {
      Issue.record("No WebSocket, but \(live).")
      return
    }
    let socket = TestSocket()
    try await exchange(#require(await session.connect()), socket)
    #expect(socket.codes.withLock(\.self) == [1008])
    #expect(await session.connect() == nil)
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
