#if Web
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct ServeTests {
    @Test func aTableIsServedAsAScreen() async throws {
      let (urls, continuation) = AsyncStream.makeStream(of: String.self)
      let serving = Task {
        try await Web.serve(port: 0, title: "Songs", onListening: { continuation.yield($0) }) { _ in
          let table = Table()
          table.show { Section("songs") { TextRow("Blue in Green") } }
          return table
        }
      }
      let url = try #require(await urls.first { _ in true })
      let port = try #require(url.firstMatch(of: /^http:\/\/127\.0\.0\.1:(\d+)\/$/)).1
      let client = try await TestClient(port: #require(UInt16(port)))
      try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      let page = try await client.rest()
      #expect(page.contains("<title>Songs</title>") && page.contains("Blue in Green"))
      serving.cancel()
      try await serving.value
    }

    @Test func address_withoutAListener_isReported() async throws {
      let (reports, input) = AsyncStream.makeStream(of: String.self)
      var options = WebOptions()
      options.onReport = { input.yield($0) }
      let serving = Task { [options] in
        try await Web.serve(port: 0, options: options) { _ in CountScreen() }
      }
      let report = await reports.first { _ in true }
      #expect(report?.contains(/^Listening at http:\/\/127\.0\.0\.1:\d+\/$/) == true)
      serving.cancel()
      try await serving.value
    }

    @Test func aVisitorBringsLanguagesAndAQuery() async throws {
      let visitors = Mutex<[WebVisitor]>([])
      var options = WebOptions()
      options.language = { visitor in
        visitor.languages.first == "ar"
          ? WebLanguage(code: "ar\"", direction: .rightToLeft) : .english
      }
      let screen: @Sendable (WebVisitor) -> any Screen = { visitor in
        visitors.withLock { $0.append(visitor) }
        return CountScreen()
      }
      try await TestServer.run(options, screen) { server in
        let arabic = try await server.answer(
          to: "GET /?a=1+2&tab=x&a=3 HTTP/1.1\r\nHost: localhost\r\n"
            + "Accept-Language: de;q=0.5, ar\r\n")
        #expect(arabic.contains("<html lang=\"ar&quot;\" dir=\"rtl\">"))
        let other = try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n")
        #expect(other.contains("<html lang=\"en\" dir=\"ltr\">"))
      }
      #expect(
        visitors.withLock { $0 } == [
          WebVisitor(
            number: 1, languages: ["ar", "de"], address: ScreenAddress(query: ["a": "1 2"]),
            clientAddress: "127.0.0.1"),
          WebVisitor(number: 2, clientAddress: "127.0.0.1"),
        ])
    }

    @Test func theAddressOfTheNewProtocolIsToldInBrackets() async throws {
      var options = WebOptions()
      options.address = "::1"
      try await TestServer.run(options) { server in
        #expect(server.url == "http://[::1]:\(server.port)/")
      }
    }

    @Test func theNameDecidesAndNotThePort() async throws {
      try await TestServer.run { server in
        for (host, status) in [
          ("localhost:\(server.port)", 404), ("localhost:1", 404),
          ("evil.example:\(server.port)", 421),
        ] {
          let answer = try await server.answer(to: "GET /a HTTP/1.1\r\nHost: \(host)\r\n")
          #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        }
      }
    }

    @Test func whatCannotBeUsedIsSaid() async throws {
      var options = WebOptions()
      options.address = "nowhere"
      await #expect(throws: WebError.unavailable("“nowhere” is not an address")) {
        try await WebServer(port: 0, options: options, WebApp(screen: { _ in CountScreen() })).run {
          _ in
        }
      }
      try await TestServer.run { server in
        let second = WebServer(
          port: server.port, options: WebOptions(), WebApp(screen: { _ in CountScreen() }))
        let error = await #expect(throws: WebError.self) { try await second.run { _ in } }
        #expect(error?.description.contains("Address already in use") == true)
      }
    }

    @Test func cookieOfTheKeys_decidesAboutKeysOfOneCharacter() async throws {
      try await TestServer.run { server in
        func page(_ cookies: String) async throws -> String {
          try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n\(cookies)")
        }
        let key = " aria-keyshortcuts=\"?\""
        for cookies in ["", "Cookie: tableware-keys=on\r\n", "Cookie: tableware-keys=<b>\r\n"] {
          #expect(try await page(cookies).contains(key))
        }
        let off = try await page("Cookie: a=b; tableware-keys=off; c=d\r\n")
        #expect(off.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(!off.contains(key))
      }
    }

    @Test func formsWorkWithoutAScript() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        client.close()
        let host = "localhost:\(server.port)"
        let answer = try await server.answer(
          to: "POST /do?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
            + "Cookie: tableware=\(cookie)\r\nContent-Length: 5\r\nX: y\r\n", body: "e=t+1")
        #expect(answer.hasPrefix("HTTP/1.1 303 See Other\r\nLocation: /?tab=\(tab)\r\n"))
        let page = try await server.answer(
          to: "GET /?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nCookie: tableware=\(cookie)\r\n")
        #expect(page.contains(">1<"))
      }
    }

    @Test func aFormForASessionThatIsGoneIsToldSo() async throws {
      var options = WebOptions()
      options.language = { visitor in
        var words = PageWords()
        words.ended = "Zu <spät>."
        words.startOver = "Neu"
        return visitor.languages.first == "de"
          ? WebLanguage(code: "de", pageWords: words) : .english
      }
      try await TestServer.run(options) { server in
        let host = "localhost:\(server.port)"
        func post(_ fields: String) async throws -> String {
          try await server.answer(
            to: "POST /do?tab=x HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
              + "Content-Length: 5\r\n\(fields)", body: "e=t+1")
        }
        let german = try await post("Accept-Language: de\r\n")
        #expect(german.hasPrefix("HTTP/1.1 410 Gone\r\n") && !german.contains("Set-Cookie"))
        #expect(german.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(
          german.contains("<p role=\"alert\">Zu &lt;spät&gt;.</p>\n<p><a href=\"/\">Neu</a></p>"))
        #expect(
          try await post("").contains(
            "<p role=\"alert\">This page has expired; your changes were not saved.</p>"))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func whoComesFromAnotherSiteIsSentHereOnceMore() async throws {
      try await TestServer.run { server in
        func page(_ fields: String) async throws -> String {
          try await server.answer(to: "GET /?a=%3Cb%3E HTTP/1.1\r\nHost: localhost\r\n\(fields)")
        }
        let document = "Sec-Fetch-Dest: document\r\n"
        for fields in [
          "Sec-Fetch-Site: cross-site\r\n\(document)", "Sec-Fetch-Site: cross-site\r\n",
          "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: image\r\n",
          "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: iframe\r\n",
        ] {
          let answer = try await page(fields)
          #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("no-store"))
          #expect(answer.contains("<meta http-equiv=\"refresh\" content=\"0\">"))
          #expect(!answer.contains("Set-Cookie") && !answer.contains("b>"))
        }
        #expect(await server.server.store.count == 0)
        let cookie = "Cookie: tableware=\(Secret.make())\r\n"
        for fields in [
          "", document, "Sec-Fetch-Site: same-origin\r\n\(document)",
          "Sec-Fetch-Site: none\r\n\(document)",
          "Sec-Fetch-Site: cross-site\r\n\(document)\(cookie)", "Sec-Fetch-Dest: empty\r\n",
        ] {
          #expect(try await page(fields).contains("Set-Cookie: tableware="))
        }
        #expect(await server.server.store.count == 6)
      }
    }

    @Test func aPageMayAskWhetherItsSessionIsThere() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        let host = "localhost:\(server.port)"
        func ask(_ tab: String, _ fields: String) async throws -> String {
          try await server.answer(
            to: "GET /live?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\n"
              + "Cookie: tableware=\(cookie)\r\n\(fields)")
        }
        func expect(_ status: Int, _ tab: String, _ fields: String) async throws {
          let answer = try await ask(tab, fields)
          #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(fields): \(answer)")
        }
        let ours = "Sec-Fetch-Site: same-origin\r\n"
        let origin = "Origin: http://\(host)\r\n"
        let upgrade =
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        #expect(try await ask(tab, ours).contains("426 Upgrade Required\r\n"))
        #expect(try await ask(tab, ours).contains("\r\nUpgrade: websocket\r\n"))
        try await expect(426, tab, origin)
        try await expect(410, "x", ours)
        try await expect(410, "x", origin + upgrade)
        try await expect(403, tab, "")
        try await expect(403, tab, "Sec-Fetch-Site: cross-site\r\n")
        try await expect(403, tab, "Sec-Fetch-Site: same-origin\r\nOrigin: null\r\n")
        // A connection has to name its page.
        try await expect(403, tab, ours + upgrade)
        try await expect(400, tab, origin + "Upgrade: websocket\r\n")
        try await client.tapOnce()
        client.close()
      }
    }
  }
#endif
