#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// A server that serves only the browsers that open its printed address.
  @Suite(.timeLimit(.minutes(15))) struct StartTokenTests {
    private static let app = WebApp(router: { visitor in
      Router([
        Route("/") { _ in SignInScreen(visitor) }, Route("/items/:number") { _ in CountScreen() },
      ])
    })

    private final class SignInScreen: Screen {
      let context = ScreenContext()
      let title = "Sign in"
      let visitor: WebVisitor
      init(_ visitor: WebVisitor) { self.visitor = visitor }
      var sections: [Section] {
        Section("s") {
          TextRow("Sign in").onTap { self.visitor.signIn(WebPrincipal(id: "mei", "Mei")) }
        }
      }
    }

    private static var options: WebOptions {
      var options = WebOptions()
      options.requiresStartToken = true
      return options
    }

    private func get(_ path: String, _ fields: String = "") -> String {
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)"
    }

    private func token(_ server: TestServer) throws -> String {
      try String(#require(server.url.firstMatch(of: /\/\?start=([0-9a-f]{32})$/)?.1))
    }

    /// The cookie that an answer sets, as a line of a request.
    private func cookie(_ answer: String, _ server: TestServer) throws -> String {
      let cookie = try #require(answer.firstMatch(of: /: (tableware-(\d+)=\w+);/))
      #expect(cookie.2 == "\(server.port)")
      return "Cookie: \(cookie.1)\r\n"
    }

    @Test func addressWithTheToken_givesAccess_andLeadsToItselfWithoutTheToken() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let token = try token(server)
        let answer = try await server.answer(to: get("/items/3?start=\(token)&a=b"))
        #expect(answer.hasPrefix("HTTP/1.1 303 See Other\r\nLocation: /items/3?a=b\r\n"))
        #expect(answer.contains("Cache-Control: no-store"))
        let access = try cookie(answer, server)
        #expect(try await server.answer(to: get("/items/3?a=b", access)).hasPrefix("HTTP/1.1 200 "))
        #expect(await server.server.store.count == 1)
        // The same address in the same browser keeps the cookie, and with it the other tabs.
        let again = try await server.answer(to: get("/?start=\(token)", access))
        #expect(try cookie(again, server) == access)
        // Another browser has a cookie of its own.
        let other = try await server.answer(to: get("/?start=\(token)"))
        #expect(try cookie(other, server) != access)
      }
    }

    @Test func browserWithoutTheToken_getsNothing() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let wrong = Secret.make()
        let planted = "Cookie: tableware-\(server.port)=\(wrong)\r\n"
        for fields in ["", planted] {
          for path in ["/", "/items/3", "/nothing", "/?start=", "/?start=\(wrong)"] {
            let answer = try await server.answer(to: get(path, fields))
            #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"), "\(path): \(answer)")
            #expect(!answer.contains("Set-Cookie"))
            #expect(answer.contains("Open the address that the program printed when it started."))
            #expect(!answer.contains("<a"))
          }
          let image = try await server.answer(to: get("/image?tab=a&i=b", fields))
          #expect(image.hasPrefix("HTTP/1.1 403 "))
          // A page of a server that was started again loads itself again.
          let host = "localhost:\(server.port)"
          let live = try await server.answer(
            to: "GET /live?tab=a HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n\(fields)")
          #expect(live.hasPrefix("HTTP/1.1 410 "))
          let form = try await server.answer(
            to: "POST /do?tab=a HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
              + "Content-Length: 3\r\n\(fields)", body: "e=b")
          #expect(form.hasPrefix("HTTP/1.1 403 "))
        }
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func cookieOfAnotherProgram_isReplaced() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let planted = "Cookie: tableware-\(server.port)=\(Secret.make())\r\n"
        let answer = try await server.answer(to: get("/?start=\(token(server))", planted))
        #expect(try cookie(answer, server) != planted)
        #expect(try await server.answer(to: get("/", planted)).hasPrefix("HTTP/1.1 403 "))
      }
    }

    /// A browser sends no cookie with a navigation that began elsewhere, such as in a terminal in
    /// a browser.
    @Test func linkOnAnotherSite_loadsThePageOnceMore() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let answer = try await server.answer(to: get("/", "Sec-Fetch-Site: cross-site\r\n"))
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.contains("http-equiv=\"refresh\""))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func signIn_keepsTheAccess() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let first = try await server.answer(to: get("/?start=\(token(server))"))
        let access = try cookie(first, server)
        let page = try await server.answer(to: get("/", access))
        let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
        let row = try #require(page.firstMatch(of: /value="(t \d+)"/)?.1)
        let form = "e=\(row.replacing(" ", with: "+"))"
        let host = "localhost:\(server.port)"
        let answer = try await server.answer(
          to: "POST /do?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
            + "Content-Length: \(form.utf8.count)\r\n\(access)", body: form)
        let goal = try #require(answer.firstMatch(of: /Location: (\S+)/)?.1)
        let signedIn = try await server.answer(to: get(String(goal), access))
        let new = try cookie(signedIn, server)
        #expect(new != access)
        #expect(try await server.answer(to: get("/", new)).hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test func browsersBeyondTheLimit_takeTheAccessOfTheFirst() {
      let token = StartToken(port: 1)
      let cookies = (0...StartToken.browserLimit).map { _ in Secret.make() }
      for cookie in cookies { token.admit(cookie) }
      #expect(!token.admits(cookies[0]))
      #expect(cookies.dropFirst().allSatisfy { token.admits($0) })
      #expect(!token.admits(nil))
    }
  }
#endif
