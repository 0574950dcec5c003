#if Web
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(2))) struct ServeTests {
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
      let client = try await TestClient(
        socket: .connected(to: .inet(ip4: "127.0.0.1", port: #require(UInt16(port)))), port: 0)
      try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      let page = try await client.rest()
      #expect(page.contains("<title>Songs</title>") && page.contains("Blue in Green"))
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
          WebVisitor(number: 1, languages: ["ar", "de"], query: ["a": "1 2"]),
          WebVisitor(number: 2),
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
      await #expect(throws: WebError.unavailable("“nowhere” is no address")) {
        try await WebServer(port: 0, options: options) { _ in CountScreen() }.run { _ in }
      }
      try await TestServer.run { server in
        let second = WebServer(port: server.port, options: WebOptions()) { _ in CountScreen() }
        let error = await #expect(throws: WebError.self) { try await second.run { _ in } }
        #expect(error?.description.contains("Address already in use") == true)
      }
    }

    @Test func formsWorkWithoutAScript() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        try client.close()
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
  }
#endif
