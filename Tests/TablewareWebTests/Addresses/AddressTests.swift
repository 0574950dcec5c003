#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Requests for the addresses of screens.
  @Suite(.timeLimit(.minutes(15))) struct AddressTests {
    private static let app = WebApp(router: { visitor in
      Router([
        Route("/") { _ in CountScreen() },
        Route("/items/:number") { match in Int(match["number"]).map { _ in CountScreen() } },
      ])
    })

    private func get(_ path: String, _ fields: String = "") -> String {
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)"
    }

    @Test func address_opensItsScreen_inASessionOfItsOwn() async throws {
      try await TestServer.run(Self.app) { server in
        let answer = try await server.answer(to: get("/items/3"))
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.contains(#"data-u="[1,&quot;/items/3&quot;]""#))
        #expect(answer.contains("\r\nCache-Control: no-store\r\n"))
        #expect(await server.server.store.count == 1)
        #expect(try await server.answer(to: get("/?a=b")).contains(#"[0,&quot;/?a=b&quot;]"#))
        // Without a start token, its name belongs to the app.
        let named = try await server.answer(to: get("/?start=b"))
        #expect(named.contains(#"[0,&quot;/?start=b&quot;]"#))
      }
    }

    @Test(arguments: ["/nothing", "/items", "/items/x", "/items/3/y", "/../items/3", "/%", "/%FF"])
    func addressWithoutAScreen_isAPageThatSaysSo_andNoSession(path: String) async throws {
      try await TestServer.run(Self.app) { server in
        let answer = try await server.answer(to: get(path))
        #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
        #expect(answer.contains("There is no page at this address."))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func form_isAnsweredWithTheAddressOfItsScreen_andAnEarlierAddressShowsItsScreen()
      async throws
    {
      try await TestServer.run(Self.app) { server in
        let page = try await server.answer(to: get("/items/3"))
        let cookie = try #require(page.firstMatch(of: /tableware=(\w+)/)?.1)
        let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
        let form = "e=b"
        let answer = try await server.answer(
          to: "POST /do?tab=\(tab) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            + "Cookie: tableware=\(cookie)\r\nContent-Length: \(form.utf8.count)\r\n", body: form)
        #expect(answer.contains("\r\nLocation: /?tab=\(tab)\r\n"), "\(answer)")
        // A step back of a browser without a script.
        let fields = "Cookie: tableware=\(cookie)\r\n"
        let back = try await server.answer(to: get("/items/3?tab=\(tab)", fields))
        #expect(back.contains(#"data-u="[1,&quot;/items/3&quot;]""#))
        #expect(back.contains("data-tab=\"\(tab)\""))
        #expect(await server.server.store.count == 1)
      }
    }
  }
#endif
