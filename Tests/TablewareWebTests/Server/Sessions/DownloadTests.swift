#if Web
  import Synchronization
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Files that screens send to the browsers of their users.
  @Suite(.timeLimit(.minutes(15))) struct DownloadTests {
    private final class ExportScreen: Screen {
      let context = ScreenContext()
      let title = "Export"
      private let visitor: WebVisitor
      private let file: WebDownload
      init(_ visitor: WebVisitor, _ file: WebDownload) {
        (self.visitor, self.file) = (visitor, file)
      }
      var sections: [Section] {
        Section("all") { TextRow("Export").onTap { self.visitor.download(self.file) } }
      }
    }

    /// - Parameter user: the header field with the name of the user; empty for none.
    private func serve(
      _ file: WebDownload, user: String = "", _ test: (TestServer, Browser) async throws -> Void
    ) async throws {
      var options = WebOptions()
      options.authenticate = { request in
        guard let name = request["X-User"] else { return .anonymous }
        return .principal(WebPrincipal(id: name))
      }
      try await TestServer.run(options, { ExportScreen($0, file) }) { server in
        let page = try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n\(user)")
        let cookie = try #require(page.firstMatch(of: /tableware=(\w+)/)?.1)
        let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
        try await test(
          server, Browser(server: server, user: user, cookie: String(cookie), tab: String(tab)))
      }
    }

    private struct Browser {
      let server: TestServer
      let user: String
      let cookie: String
      let tab: String

      func get(
        _ path: String, user: String? = nil, cookie: String? = nil
      ) async throws -> String {
        try await server.answer(
          to: "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(user ?? self.user)"
            + "Cookie: tableware=\(cookie ?? self.cookie)\r\n")
      }

      /// Requests a file without a script: by a form, and by the page that follows it.
      func export() async throws -> String {
        let host = "localhost:\(server.port)"
        let answer = try await server.answer(
          to: "POST /do?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n\(user)"
            + "Cookie: tableware=\(cookie)\r\nContent-Length: 5\r\n", body: "e=t+1")
        guard answer.hasPrefix("HTTP/1.1 303 ") else { throw TestFailure(answer) }
        let page = try await get("/?tab=\(tab)")
        guard let url = page.firstMatch(of: /http-equiv="refresh" content="0; url=([^"]+)"/)?.1
        else { throw TestFailure("The page leads to no file: \(page)") }
        return String(url).replacing("&amp;", with: "&")
      }
    }

    /// The bytes of a body in chunks; `nil` for one that is incomplete.
    private func unchunked(_ answer: String) -> String? {
      guard let split = answer.range(of: "\r\n\r\n") else { return nil }
      var rest = answer[split.upperBound...].utf8[...]
      var bytes: [UInt8] = []
      while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
        guard let count = Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16) else {
          return nil
        }
        rest = rest[end...].dropFirst(2)
        guard rest.count >= count + 2 else { return nil }
        bytes += rest.prefix(count)
        rest = rest.dropFirst(count + 2)
        if count == 0 { return rest.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil }
      }
      return nil
    }

    @Test func file_isSentOnce_toTheBrowserOfItsSession() async throws {
      let file = WebDownload("orders 7.csv", type: "text/csv; charset=utf-8") { output in
        try await output.write("id,name\r\n")
        try await output.write([])
        for number in 0..<30_000 { try await output.write("\(number),é\r\n") }
        try await output.write([UInt8](repeating: 65, count: 200_000))
      }
      try await serve(file) { server, browser in
        let url = try await browser.export()
        #expect(url.hasPrefix("/file?tab=\(browser.tab)&f="))
        #expect(try await browser.get(url, cookie: Secret.make()).hasPrefix("HTTP/1.1 404 "))
        let answer = try await browser.get(url)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/csv; charset=utf-8\r\n"))
        #expect(
          answer.contains(
            "Content-Disposition: attachment; filename=\"orders 7.csv\"; "
              + "filename*=UTF-8''orders%207.csv\r\n"))
        #expect(answer.contains("Cache-Control: no-store\r\nTransfer-Encoding: chunked\r\n"))
        #expect(answer.contains("X-Content-Type-Options: nosniff"))
        #expect(!answer.contains("Content-Length"))
        let body = try #require(unchunked(answer))
        let lines = (0..<30_000).map { "\($0),é\r\n" }.joined()
        #expect(body == "id,name\r\n" + lines + String(repeating: "A", count: 200_000))
        #expect(try await browser.get(url).hasPrefix("HTTP/1.1 404 "))
        #expect(server.reports.all == [])
      }
    }

    @Test func file_isRefusedToAnotherUser_ofTheSameBrowser() async throws {
      let file = WebDownload("a.csv", bytes: [65])
      try await serve(file, user: "X-User: ada\r\n") { server, browser in
        let url = try await browser.export()
        for other in ["X-User: bob\r\n", ""] {
          let answer = try await browser.get(url, user: other)
          #expect(answer.hasPrefix("HTTP/1.1 404 "))
        }
        let answer = try await browser.get(url)
        #expect(unchunked(answer) == "A")
      }
    }

    @Test func file_withAScript_isInAFrame() async throws {
      try await serve(WebDownload("a.bin", bytes: [1, 2])) { server, browser in
        let client = try await server.connect()
        try await client.upgrade(tab: browser.tab, cookie: browser.cookie)
        try await client.say("[1,\"h\",1,0,60]")
        try await client.say("[2,\"t\",1]")
        let frame = String(decoding: try await client.frame().payload, as: UTF8.self)
        let path = try #require(frame.firstMatch(of: /"f":\["([^"]+)"\]/)?.1)
        let answer = try await browser.get(String(path))
        #expect(unchunked(answer) == "\u{1}\u{2}")
        #expect(answer.contains("Content-Type: application/octet-stream\r\n"))
        client.close()
      }
    }

    @Test func file_thatFails_isIncomplete_andReported() async throws {
      struct Failure: Error, CustomStringConvertible { let description = "The disk is full." }
      let file = WebDownload("a.csv") { output in
        try await output.write("first")
        throw Failure()
      }
      try await serve(file) { server, browser in
        let answer = try await browser.get(browser.export())
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        #expect(answer.hasSuffix("\r\n\r\n5\r\nfirst\r\n"))
        #expect(unchunked(answer) == nil)
        #expect(
          server.reports.all == [
            "Session 1: The download of a.csv is incomplete: The disk is full."
          ])
      }
    }

    @Test func browserThatDoesNotRead_stopsTheFile() async throws {
      let written = Mutex(0)
      let file = WebDownload("a.bin") { output in
        while true {
          try await output.write([UInt8](repeating: 0, count: 1 << 20))
          written.withLock { $0 += 1 }
        }
      }
      try await serve(file) { server, browser in
        let url = try await browser.export()
        let client = try await server.connect()
        try await client.send(
          "GET \(url) HTTP/1.1\r\nHost: localhost\r\nCookie: tableware=\(browser.cookie)\r\n\r\n")
        _ = try await client.head()
        try await client.stopReading()
        // The buffers of the system are full, and the write has a deadline.
        await server.clock.isAwaited(at: .seconds(30))
        #expect(written.withLock { $0 } < 64)
        // A write that waits can still end, because the system moves bytes between its buffers. The
        // next write has a deadline of its own.
        for next in 2...16 where server.reports.all.isEmpty {
          server.clock.advance(by: .seconds(30))
          while server.reports.all.isEmpty, !server.clock.hasSleeper(until: .seconds(30 * next)) {
            await Task.yield()
          }
        }
        #expect(
          server.reports.all == [
            "Session 1: The download of a.bin is incomplete: CancellationError()"
          ])
        client.close()
      }
    }

    @Test(arguments: [
      ("orders.csv", "orders.csv", "orders.csv", "orders.csv"),
      ("../../etc/passwd", ".._.._etc_passwd", ".._.._etc_passwd", ".._.._etc_passwd"),
      ("a\"b\\c\r\nd", "a_b_c__d", "a_b_c__d", "a_b_c__d"),
      ("Müller 100 %.csv", "Müller 100 %.csv", "M_ller 100 _.csv", "M%C3%BCller%20100%20%25.csv"),
      ("", "file", "file", "file"), ("..", "file", "file", "file"),
    ])
    func name_isThatOfAFile(name: String, safe: String, plain: String, encoded: String) {
      let file = WebDownload(name, bytes: [])
      #expect(file.name == safe)
      #expect(
        file.disposition == "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)")
    }

    @Test func name_thatIsLong_isCut() {
      #expect(WebDownload(String(repeating: "é", count: 500), bytes: []).name.count == 200)
    }

    @Test func filesBeyondTheLimit_replaceTheOldest() {
      var files = OfferedFiles()
      let names = (0...OfferedFiles.limit).map { files.add(WebDownload("\($0)", bytes: [])) }
      #expect(files.take(names[0]) == nil)
      #expect(files.take(names[1])?.name == "1")
      #expect(files.take(names[1]) == nil)
      #expect(files.take("") == nil)
    }
  }
#endif
