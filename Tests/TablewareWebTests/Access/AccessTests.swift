#if Web
  import Foundation
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Which user a session belongs to, and who can use it.
  @Suite(.timeLimit(.minutes(15))) struct AccessTests {
    /// A screen for signing in, and for the user after that.
    private final class AccountScreen: Screen {
      let context = ScreenContext()
      let title: String
      private let visitor: WebVisitor

      init(_ visitor: WebVisitor) {
        self.visitor = visitor
        title = visitor.principal.map { "Hello \($0.id)" } ?? "Sign in"
      }

      var sections: [Section] {
        Section("account") {
          if visitor.principal == nil {
            for name in ["ada", "bob"] {
              TextRow("As \(name)").onTap { self.visitor.signIn(WebPrincipal(id: name, 7)) }
            }
          } else {
            TextRow("Sign out").onTap { self.visitor.signOut() }
            TextRow("Delete all").onTap {}
          }
        }
      }
    }

    /// A browser that keeps its cookie, and runs no script.
    private final class Browser {
      let server: TestServer
      var cookie: String?
      var page = ""
      var fields = ""
      /// Whether a redirect is followed.
      var follows = true

      init(_ server: TestServer, fields: String = "") {
        self.server = server
        self.fields = fields
      }

      var title: String { page.firstMatch(of: /<h1[^>]*>([^<]*)</).map { String($0.1) } ?? "" }
      var tab: String { page.firstMatch(of: /data-tab="(\w+)"/).map { String($0.1) } ?? "" }
      private var host: String { "localhost:\(server.port)" }
      private var header: String {
        "HTTP/1.1\r\nHost: \(host)\r\n\(fields)"
          + (cookie.map { "Cookie: tableware=\($0)\r\n" } ?? "")
      }

      /// Opens a page, and follows its cookie.
      @discardableResult
      func open(_ path: String = "/") async throws -> String {
        page = try await server.answer(to: "GET \(path) \(header)")
        if let new = page.firstMatch(of: /tableware=(\w+)/)?.1 { cookie = String(new) }
        if follows, let goal = page.firstMatch(of: /Location: (\/\S*)/)?.1 {
          return try await open(String(goal))
        }
        return page
      }

      /// Presses the button of a row, and opens the page that follows.
      @discardableResult
      func press(_ row: String) async throws -> String {
        guard let id = button(of: row) else { throw TestFailure("No button \(row): \(page)") }
        let body = "e=t+\(id)"
        let answer = try await server.answer(
          to: "POST /do?tab=\(tab) \(header)Origin: http://\(host)\r\n"
            + "Content-Length: \(body.utf8.count)\r\n", body: body)
        guard follows, let goal = answer.firstMatch(of: /Location: (\S+)/)?.1 else { return answer }
        try await open(String(goal))
        return answer
      }

      /// The number in the button of a row, which comes after the title.
      func button(of row: String) -> String? {
        guard let end = page.range(of: row)?.upperBound else { return nil }
        return page[end...].firstMatch(of: /value="t (\d+)"/).map { String($0.1) }
      }
    }

    private func run(
      _ configure: (inout WebOptions) -> Void = { _ in }, _ test: (TestServer) async throws -> Void
    ) async throws {
      var options = WebOptions()
      configure(&options)
      try await TestServer.run(options, { AccountScreen($0) }, test)
    }

    // MARK: Users of a screen

    @Test func signIn_onAScreen_getsAnotherCookie() async throws {
      try await run { server in
        let browser = Browser(server)
        try await browser.open()
        let former = browser.cookie
        #expect(browser.title == "Sign in")
        let answer = try await browser.press("As ada")
        #expect(answer.contains(/\r\nLocation: \/\?in=\w{32}\r\n/))
        #expect(browser.title == "Hello ada")
        #expect(browser.cookie != former)
        let ticket = try #require(answer.firstMatch(of: /in=(\w+)/)?.1)
        #expect(server.reports.all == [])
        #expect(!server.reports.all.joined().contains(ticket))
        // The former cookie, which others may know, is that of a visitor.
        let thief = Browser(server)
        thief.cookie = former
        try await thief.open()
        #expect(thief.title == "Sign in")
        try await browser.open()
        #expect(browser.title == "Hello ada")
      }
    }

    @Test func signIn_isCompletedByTheTicket_inTheSameBrowserOnly() async throws {
      try await run { server in
        let browser = Browser(server)
        try await browser.open()
        let former = browser.cookie
        browser.follows = false
        let answer = try await browser.press("As ada")
        let ticket = try #require(answer.firstMatch(of: /in=(\w+)/)?.1)
        // Another browser may know the cookie, which it planted, but not the ticket.
        let thief = Browser(server)
        thief.cookie = former
        for path in ["/", "/?in=", "/?in=\(String(repeating: "a", count: 32))"] {
          try await thief.open(path)
          #expect(thief.title != "Hello ada")
        }
        let other = Browser(server)
        try await other.open("/?in=\(ticket)")
        try await other.open()
        #expect(other.title == "Sign in")
        // The ticket was used up by the attempt.
        try await browser.open("/?in=\(ticket)")
        #expect(browser.title != "Hello ada")
      }
    }

    @Test func signIn_whileConnected_closesTheConnection() async throws {
      try await run { server in
        let browser = Browser(server)
        try await browser.open()
        let client = try await server.connect()
        try await client.upgrade(tab: browser.tab, cookie: try #require(browser.cookie))
        try await client.say("[1,\"h\",0,0,60]")
        _ = try await client.frame()
        try await client.say("[2,\"t\",\(try #require(browser.button(of: "As ada")))]")
        let closing = try await client.closing()
        #expect(closing.code == 4002)
        client.close()
        try await browser.open("/?in=\(closing.reason)")
        #expect(browser.title == "Hello ada")
      }
    }

    @Test func signOut_endsTheSessionsOfTheUserInEveryBrowser() async throws {
      try await run { server in
        let (first, second, other) = (Browser(server), Browser(server), Browser(server))
        for (browser, name) in [(first, "ada"), (second, "ada"), (other, "bob")] {
          try await browser.open()
          try await browser.press("As \(name)")
          #expect(browser.title == "Hello \(name)")
        }
        try await first.press("Sign out")
        #expect(first.title == "Sign in")
        try await second.open("/?tab=\(second.tab)")
        #expect(second.title == "Sign in")
        try await other.open("/?tab=\(other.tab)")
        #expect(other.title == "Hello bob")
      }
    }

    @Test func user_whoWasAwayForTooLong_isSignedOut() async throws {
      try await run({ $0.signInTime = .seconds(100) }) { server in
        let browser = Browser(server)
        try await browser.open()
        try await browser.press("As ada")
        server.clock.advance(by: .seconds(90))
        try await browser.open()
        #expect(browser.title == "Hello ada")
        server.clock.advance(by: .seconds(101))
        try await browser.open()
        #expect(browser.title == "Sign in")
      }
    }

    @Test func user_whoIsConnected_staysSignedIn() async throws {
      try await run({ $0.signInTime = .seconds(100) }) { server in
        let browser = Browser(server)
        try await browser.open()
        try await browser.press("As ada")
        let client = try await server.connect()
        try await client.upgrade(tab: browser.tab, cookie: try #require(browser.cookie))
        try await client.say("[1,\"h\",0,0,60]")
        _ = try await client.frame()
        for _ in 0..<3 {
          server.clock.advance(by: .seconds(90))
          await server.server.store.sweep()
        }
        client.close()
        try await browser.open()
        #expect(browser.title == "Hello ada")
      }
    }

    @Test func pendingSignIn_isLostAfterAMinute() {
      let clock = SteppedClock()
      let signIns = SignIns(ServerTime(clock), idleTime: .seconds(1_000))
      let (ada, first) = (WebPrincipal(id: "ada"), ScreenAddress())
      let late = signIns.add(ada, cookie: "a", at: first)
      clock.advance(by: .seconds(61))
      #expect(signIns.redeem(late, cookie: "a") == nil)
      let ticket = signIns.add(ada, cookie: "a", at: first)
      #expect(signIns.redeem(ticket, cookie: nil) == nil)
      let next = signIns.add(ada, cookie: "a", at: first)
      let new = signIns.redeem(next, cookie: "a")?.cookie
      #expect(signIns.principal(of: new) == ada)
      #expect(signIns.principal(of: "a") == nil)
      // Once only.
      #expect(signIns.redeem(next, cookie: "a") == nil)
    }

    @Test func sessionsOfAUser_areLimitedAcrossBrowsers() async throws {
      let clock = SteppedClock()
      var options = WebOptions()
      options.sessionsPerPrincipal = 2
      let store = SessionStore(
        options, ServerTime(clock), WebApp(screen: { _ in CountScreen() }))
      let ada = WebPrincipal(id: "ada")
      var sessions: [LiveSession] = []
      for cookie in ["a", "b", "c"] {
        clock.advance(by: .seconds(1))
        sessions.append(
          try #require(await store.open(cookie: cookie, languages: [], principal: ada)))
      }
      let found = await store.find(sessions[0].token, cookie: "a", principal: ada)
      #expect(found == nil)
      #expect(await store.count == 2)
      for session in sessions[1...] {
        _ = await session.page(at: ScreenAddress())
        _ = try #require(await session.connect(Outbox()))
      }
      // Sessions that browsers use are not ended.
      #expect(await store.open(cookie: "d", languages: [], principal: ada) == nil)
      #expect(
        await store.open(cookie: "d", languages: [], principal: WebPrincipal(id: "bob")) != nil)
    }

    // MARK: Users of a request

    /// Names the user of the header that a proxy sets.
    private static let byHeader: @Sendable (WebRequest) async -> WebAuthentication = { request in
      switch request["X-User"] {
      case nil: .anonymous
      case "mallory"?: .denied
      case "new"?: .redirect(to: "https://login.example.org/?to=1")
      case "cheat"?: .redirect(to: "/\r\nSet-Cookie: a=b")
      case let name?: .principal(WebPrincipal(id: name))
      }
    }

    @Test func session_isFoundOnlyByTheUserWhoOpenedIt() async throws {
      try await run({ $0.authenticate = Self.byHeader }) { server in
        let ada = Browser(server, fields: "X-User: ada\r\n")
        try await ada.open()
        #expect(ada.title == "Hello ada")
        let tab = ada.tab
        try await ada.open("/?tab=\(tab)")
        #expect(ada.tab == tab)
        // The same browser, with another user or with none.
        for (user, title) in [("X-User: bob\r\n", "Hello bob"), ("", "Sign in")] {
          let other = Browser(server, fields: user)
          other.cookie = ada.cookie
          try await other.open("/?tab=\(tab)")
          #expect(other.title == title)
          #expect(other.tab != tab)
          let host = "localhost:\(server.port)"
          let live = try await server.answer(
            to: "GET /live?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\n\(user)"
              + "Sec-Fetch-Site: same-origin\r\nCookie: tableware=\(try #require(ada.cookie))\r\n")
          #expect(live.hasPrefix("HTTP/1.1 410 "))
          let form = try await server.answer(
            to: "POST /do?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n\(user)"
              + "Cookie: tableware=\(try #require(ada.cookie))\r\nContent-Length: 5\r\n",
            body: "e=t+2")
          #expect(form.hasPrefix("HTTP/1.1 410 "))
        }
      }
    }

    @Test func request_thatIsDeniedOrRedirected_opensNoSession() async throws {
      try await run({ $0.authenticate = Self.byHeader }) { server in
        let denied = try await Browser(server, fields: "X-User: mallory\r\n").open()
        #expect(denied.hasPrefix("HTTP/1.1 403 "))
        let sent = try await Browser(server, fields: "X-User: new\r\n").open()
        #expect(sent.hasPrefix("HTTP/1.1 303 "))
        #expect(sent.contains("\r\nLocation: https://login.example.org/?to=1\r\n"))
        let picture = try await Browser(server, fields: "X-User: new\r\n").open("/image?i=a&tab=b")
        #expect(picture.hasPrefix("HTTP/1.1 403 "))
        let cheat = try await Browser(server, fields: "X-User: cheat\r\n").open()
        #expect(cheat.hasPrefix("HTTP/1.1 403 ") && !cheat.contains("Set-Cookie"))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func addressOfTheClient_isForwardedByTrustedProxiesOnly() {
      func address(_ peer: String, _ forwarded: String?, _ proxies: Set<String>) -> String {
        WebRequest.clientAddress(peer: peer, forwarded: forwarded, proxies: proxies)
      }
      #expect(address("192.0.2.1", "203.0.113.9", []) == "192.0.2.1")
      #expect(address("127.0.0.1", "203.0.113.9", ["127.0.0.1"]) == "203.0.113.9")
      #expect(address("127.0.0.1", nil, ["127.0.0.1"]) == "127.0.0.1")
      #expect(address("127.0.0.1", " , ", ["127.0.0.1"]) == "127.0.0.1")
      // The client may have written the first one; a chain of proxies is followed to its end.
      #expect(
        address("127.0.0.1", "10.9.9.9, 203.0.113.9,\t10.0.0.2", ["127.0.0.1", "10.0.0.2"])
          == "203.0.113.9")
    }

    @Test func request_hasTheTokenAndTheCookiesOfItsHeader() {
      func request(_ fields: [(String, String)]) -> WebRequest {
        WebRequest(
          Request(
            method: "GET", target: "/orders",
            fields: fields.map { Request.Field(name: $0.0, value: $0.1) }, body: []),
          clientAddress: "192.0.2.1")
      }
      #expect(request([("authorization", "Bearer abc")]).bearerToken == "abc")
      #expect(request([("authorization", "bearer  abc ")]).bearerToken == "abc")
      for value in ["Basic abc", "Bearer", "Bearer a b", ""] {
        #expect(request([("authorization", value)]).bearerToken == nil)
      }
      #expect(request([("cookie", "a=1; sid=xyz")]).cookie("sid") == "xyz")
      #expect(request([("x-user", "ada")])["X-User"] == "ada")
      #expect(request([]).path == "/orders")
    }

    // MARK: Cookies, and the audit

    @Test func secureServer_hasASecureCookie_andRefusesPagesWithoutHTTPS() async throws {
      try await run({ $0.isSecure = true }) { server in
        let page = try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n")
        let cookie = try #require(
          page.firstMatch(
            of:
              /Set-Cookie: __Host-tableware=(\w+); Path=\/; HttpOnly; SameSite=Strict; Secure\r\n/)?
            .1)
        let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
        func post(_ scheme: String, _ name: String) async throws -> String {
          try await server.answer(
            to:
              "POST /do?tab=\(tab) HTTP/1.1\r\nHost: localhost\r\nOrigin: \(scheme)://localhost\r\n"
              + "Cookie: \(name)=\(cookie)\r\nContent-Length: 5\r\n", body: "e=t+2")
        }
        #expect(try await post("http", "__Host-tableware").hasPrefix("HTTP/1.1 403 "))
        #expect(try await post("https", "tableware").hasPrefix("HTTP/1.1 410 "))
        #expect(try await post("https", "__Host-tableware").hasPrefix("HTTP/1.1 303 "))
      }
    }

    @Test func actions_areReported_withTheUserAndTheRow() async throws {
      let actions = Mutex<[WebAction]>([])
      try await run({ options in
        options.authenticate = Self.byHeader
        options.onAction = { action in actions.withLock { $0.append(action) } }
      }) { server in
        let browser = Browser(server, fields: "X-User: ada\r\n")
        try await browser.open()
        try await browser.press("Delete all")
      }
      let all = actions.withLock { $0 }
      #expect(all.count == 1)
      let action = try #require(all.first)
      #expect(action.name == "tap")
      #expect(action.row?.contains("Delete all") == true)
      #expect(action.screen == "Hello ada")
      #expect(action.principal?.id == "ada")
      #expect(action.session == 1)
    }

    @Test func principal_hasTheValueOfTheApp() {
      let principal = WebPrincipal(id: "ada", ["editor"])
      #expect(principal.value(as: [String].self) == ["editor"])
      #expect(principal.value(as: Int.self) == nil)
      #expect(principal == WebPrincipal(id: "ada"))
    }
  }
#endif
