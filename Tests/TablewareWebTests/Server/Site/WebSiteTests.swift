#if Web
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// A site without a socket: requests and messages go in, answers and messages come out.
  @Suite struct WebSiteTests {
    /// A browser of a site below `/admin`.
    private struct Browser {
      let site: WebSite
      var principal: WebPrincipal?
      var cookie = ""
      var tab = ""

      func answer(
        _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8] = []
      ) async -> WebAnswer {
        await site.answer(
          to: WebRequest(
            method: method, target: target,
            headers: [(name: "Host", value: "localhost:8080"), (name: "Cookie", value: cookie)]
              + headers.map { (name: $0.0, value: $0.1) },
            body: body, peer: "192.0.2.7"),
          for: principal)
      }

      func response(_ method: String, _ target: String) async throws -> WebResponse {
        guard case .response(let response) = await answer(method, target) else {
          throw TestFailure("No whole answer.")
        }
        return response
      }

      /// Opens the page.
      mutating func open() async throws {
        let page = try await response("GET", "/admin/")
        let text = String(decoding: page.body, as: UTF8.self)
        let set = page.headers.first { $0.name == "Set-Cookie" }?.value ?? ""
        guard page.status == 200, let tab = text.firstMatch(of: /data-tab="(\w+)"/)?.1 else {
          throw TestFailure("\(page.status) \(text)")
        }
        cookie = String(set.prefix { $0 != ";" })
        self.tab = String(tab)
      }

      func connect() async throws -> WebConnection {
        let answer = await answer(
          "GET", "/admin/live?tab=\(tab)",
          headers: [
            ("Origin", "http://localhost:8080"), ("Connection", "Upgrade"),
            ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
          ])
        guard case .webSocket(let session) = answer, let connection = await session.connect() else {
          throw TestFailure("No session, but \(answer).")
        }
        return connection
      }
    }

    private func site(
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen = { _ in CountScreen() }
    ) throws -> WebSite {
      var options = WebOptions()
      options.basePath = "/admin"
      options.onReport = { _ in }
      return try WebSite(options: options, screen)
    }

    @Test func browser_opensConnectsAndTaps_withoutASocket() async throws {
      var browser = Browser(site: try site())
      try await browser.open()
      let connection = try await browser.connect()
      var outputs = connection.outputs.makeAsyncIterator()
      #expect(await connection.receive(Array("[1,\"h\",1,0,60]".utf8)))
      #expect(await connection.receive(Array("[2,\"t\",1]".utf8)))
      while case .text(let bytes)? = await outputs.next() {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.contains("\"1\"") || text.contains(">1<") { break }
      }
      connection.disconnect()
    }

    @Test func message_thatIsTooLong_endsTheSession() async throws {
      var browser = Browser(site: try site())
      try await browser.open()
      let connection = try await browser.connect()
      #expect(await connection.receive([UInt8](repeating: 65, count: 65_537)) == false)
      var outputs: [WebConnection.Output] = []
      for await output in connection.outputs { outputs.append(output) }
      #expect(
        outputs.last
          == .close(code: 1009, reason: "A message is longer than 65536 bytes."))
    }

    @Test func secondConnection_endsTheFirstOne() async throws {
      var browser = Browser(site: try site())
      try await browser.open()
      let first = try await browser.connect()
      let second = try await browser.connect()
      var outputs: [WebConnection.Output] = []
      for await output in first.outputs { outputs.append(output) }
      #expect(outputs == [.close(code: 4001, reason: "Another tab has taken over.")])
      #expect(await first.receive(Array("[1,\"h\",1,0,60]".utf8)) == false)
      #expect(await second.receive(Array("[1,\"h\",1,0,60]".utf8)))
    }

    @Test func principalOfTheServer_isThatOfTheSession_andFindsNoOther() async throws {
      let names = Mutex<[String?]>([])
      let site = try site { visitor in
        names.withLock { $0.append(visitor.principal?.id) }
        return CountScreen()
      }
      var ada = Browser(site: site, principal: WebPrincipal(id: "ada"))
      try await ada.open()
      #expect(names.withLock(\.self) == ["ada"])
      _ = try await ada.connect()
      var bob = ada
      bob.principal = WebPrincipal(id: "bob")
      await #expect(throws: TestFailure.self) { try await bob.connect() }
      bob.principal = nil
      await #expect(throws: TestFailure.self) { try await bob.connect() }
    }

    @Test func answers_haveTheHeadersOfPages_andNoFraming() async throws {
      let browser = Browser(site: try site())
      let page = try await browser.response("GET", "/admin/")
      let names = page.headers.map(\.name)
      #expect(names.contains("Content-Security-Policy"))
      #expect(!names.contains("Content-Length") && !names.contains("Transfer-Encoding"))
      let missing = try await browser.response("GET", "/admin/none")
      #expect(missing.status == 404)
      let outside = try await browser.response("GET", "/other")
      #expect(outside.status == 404)
      let goal = try await browser.response("GET", "/admin")
      #expect(goal.status == 308)
      #expect(goal.headers.first { $0.name == "Location" }?.value == "/admin/")
    }

    @Test(arguments: [
      ("x", 400, "The target is not a path.\n"), ("/admin/ ", 400, "The target is not a path.\n"),
    ])
    func target_thatIsNoPath_isRefused(target: String, status: Int, sentence: String) async throws {
      let response = try await Browser(site: try site()).response("GET", target)
      #expect(response.status == status)
      #expect(String(decoding: response.body, as: UTF8.self) == sentence)
    }

    @Test func bodyAndHosts_areLimited() async throws {
      let site = try site()
      func status(_ hosts: [String], _ count: Int) async -> Int? {
        let answer = await site.answer(
          to: WebRequest(
            method: "POST", target: "/admin/do",
            headers: hosts.map { (name: "host", value: $0) },
            body: [UInt8](repeating: 65, count: count), peer: ""))
        guard case .response(let response) = answer else { return nil }
        return response.status
      }
      #expect(await status(["localhost"], 262_145) == 413)
      #expect(await status([], 0) == 400)
      #expect(await status(["localhost", "localhost"], 0) == 400)
      #expect(await status(["evil.example"], 0) == 421)
      // A form without the origin of the page.
      #expect(await status(["localhost"], 262_144) == 403)
    }

    @Test func download_isWrittenToTheServer() async throws {
      let file = WebDownload("a.csv", type: "text/csv") { output in
        try await output.write("1,")
        try await output.write("2")
      }
      let written = Mutex<[UInt8]>([])
      try await file.write { bytes in written.withLock { $0 += bytes } }
      #expect(written.withLock { String(decoding: $0, as: UTF8.self) } == "1,2")
      await #expect(throws: CancellationError.self) {
        try await file.write { _ in throw CancellationError() }
      }
    }

    @Test func site_whoseTaskIsCanceled_endsItsSessions() async throws {
      let site = try site()
      let running = Task { await site.run() }
      var browser = Browser(site: site)
      try await browser.open()
      let connection = try await browser.connect()
      running.cancel()
      var outputs: [WebConnection.Output] = []
      for await output in connection.outputs { outputs.append(output) }
      #expect(outputs == [.close(code: 1001, reason: "The server stops.")])
      await running.value
      #expect(try await browser.response("GET", "/admin/").status == 503)
    }

    @Test func basePath_thatIsInvalid_isAnError() {
      var options = WebOptions()
      options.basePath = "admin/"
      #expect(throws: WebError.invalidBasePath("admin/")) {
        try WebSite(options: options) { _ in CountScreen() }
      }
    }
  }
#endif
