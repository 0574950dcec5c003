#if Web
  import Foundation
  import Tableware
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct ConnectionTests {
    @Test func aHeaderHasOneDeadlineHoweverManyPiecesItComesIn() async throws {
      try await TestServer.run { server in
        let client = try await server.connect()
        try await client.send("HEAD /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try await client.head().hasPrefix("HTTP/1.1 200 OK\r\n"))
        await server.clock.isAwaited(at: .seconds(15))
        try await client.send("GET / HT")
        await server.clock.isAwaited(at: .seconds(10))
        server.clock.advance(by: .seconds(9))
        try await client.send("TP/1.1\r\nHost: localhost\r\nX: ")
        server.clock.advance(by: .seconds(1))
        let answer = try await client.rest()
        #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(answer.hasSuffix("\r\nConnection: close\r\n\r\nThe request took too long.\n"))
      }
    }

    @Test func whoSaysNothingIsLetGoWithoutAWord() async throws {
      try await TestServer.run { server in
        let client = try await server.connect()
        await server.clock.isAwaited(at: .seconds(10))
        server.clock.advance(by: .seconds(10))
        #expect(try await client.rest() == "")
      }
    }

    @Test func aConnectionWaitsForTheNextRequestOnlySoLong() async throws {
      try await TestServer.run { server in
        let client = try await server.connect()
        try await client.send("HEAD /app.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try await client.head().hasPrefix("HTTP/1.1 200 OK\r\n"))
        await server.clock.isAwaited(at: .seconds(15))
        server.clock.advance(by: .seconds(14))
        // From its first byte on, the next one has the time of any header.
        try await client.send("H")
        await server.clock.isAwaited(at: .seconds(24))
        try await client.send("EAD /app.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(try await client.head().hasPrefix("HTTP/1.1 200 OK\r\n"))
        await server.clock.isAwaited(at: .seconds(29))
        server.clock.advance(by: .seconds(15))
        #expect(try await client.rest() == "")
      }
    }

    @Test func aBodyHasADeadlineOfItsOwn() async throws {
      try await TestServer.run { server in
        let client = try await server.connect()
        try await client.send("POST /do HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1")
        await server.clock.isAwaited(at: .seconds(30))
        server.clock.advance(by: .seconds(30))
        #expect(try await client.rest().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      }
    }

    @Test func requestsThatComeTogetherAreAnsweredInOrder() async throws {
      try await TestServer.run { server in
        let client = try await server.connect()
        try await client.send(
          "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
            + "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answer = try await client.rest()
        #expect(
          answer.matches(of: /HTTP\/1.1 (\d+)/).compactMap { Int($0.1) } == [404, 200, 405])
      }
    }

    @Test func whoHasWaitedLongestGivesWay() async throws {
      var options = WebOptions()
      options.limits.waitingConnections = 2
      try await TestServer.run(options) { server in
        var clients: [TestClient] = []
        for _ in 0..<3 { clients.append(try await server.connect()) }
        #expect(try await clients[0].rest() == "")
        for client in clients.dropFirst() {
          try await client.send("GET /a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
          #expect(try await client.rest().hasPrefix("HTTP/1.1 404 "))
        }
      }
    }

    @Test func thereAreNeverTooManyConnections() async throws {
      var options = WebOptions()
      options.limits.connections = 1
      try await TestServer.run(options) { server in
        let page = try await server.connect()
        try await page.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let head = try await page.head()
        let length = try #require(
          head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) })
        let html = String(decoding: try await page.read(length), as: UTF8.self)
        let cookie = try #require(head.firstMatch(of: /tableware=(\w+)/)).1
        let tab = try #require(html.firstMatch(of: /data-tab="(\w+)"/)).1
        // The same connection becomes live, and is not taken away any more.
        try await page.upgrade(tab: String(tab), cookie: String(cookie))
        #expect(try await server.connect().rest() == "")
        try await page.send(ClientFrameBytes.frame(0x9, [1, 2, 3]))
        let pong = try await page.frame()
        #expect(pong.first == 0x8A && pong.payload == [1, 2, 3])
        page.close()
      }
    }

    @Test func clientThatDoesNotRead_isDisconnected() async throws {
      // More than the system buffers for a client that does not read.
      let screen: @Sendable (WebVisitor) -> any Screen = { _ in
        CountScreen(String(repeating: "long ", count: 8 << 20))
      }
      try await TestServer.run(WebOptions(), screen) { server in
        let client = try await server.connect()
        try await client.stopReading()
        try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await server.clock.isAwaited(at: .seconds(30))
        #expect(server.server.connections.count == 1)
        server.clock.advance(by: .seconds(30))
        await server.server.connections.drain()
        client.close()
      }
    }

    @Test func mistakesAreAnsweredWithAReason() async throws {
      try await TestServer.run { server in
        for (request, status, sentence) in [
          ("GET /\r\n", 400, "The version is not an HTTP version."),
          ("GET / HTTP/1.1\r\nHost: evil.example\r\n", 421, "The request is for another host."),
          (
            "GET /../app.js HTTP/1.1\r\nHost: localhost\r\n", 404,
            "There is no page at this address."
          ),
          (
            "GET /%61pp.js HTTP/1.1\r\nHost: localhost\r\n", 404,
            "There is no page at this address."
          ),
          (
            "GET //app.js HTTP/1.1\r\nHost: localhost\r\n", 404, "There is no page at this address."
          ),
          ("PUT /app.js HTTP/1.1\r\nHost: localhost\r\n", 405, "This method is not supported."),
          ("get / HTTP/1.1\r\nHost: localhost\r\n", 400, "The method is not known."),
          (
            "POST /do HTTP/1.1\r\nHost: localhost\r\n", 403,
            "Forms from other sites are not accepted."
          ),
          (
            "POST /do HTTP/1.1\r\nHost: localhost\r\nContent-Length: 262145\r\n", 413,
            "The body is longer than 262144 bytes."
          ),
          (
            "GET /live HTTP/1.1\r\nHost: localhost\r\n", 403,
            "Connections from other sites are not accepted."
          ),
          (
            "GET /live HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n", 410,
            "The session has ended."
          ),
        ] {
          let answer = try await server.answer(to: request)
          #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
          let end = status == 404 ? "<p role=\"alert\">\(sentence)</p>" : "\r\n\r\n\(sentence)\n"
          #expect(answer.contains(end), "\(answer)")
          #expect(answer.contains("Content-Security-Policy: default-src 'none'; "))
        }
        #expect(await server.server.store.count == 0)
      }
    }

    @Test(arguments: ["/app.js", "/app.css"])
    func file_thatTheBrowserHas_isNotSentAgain(path: String) async throws {
      try await TestServer.run { server in
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n"
        let first = try await server.answer(to: request)
        let line = try #require(first.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") })
        let tag = String(line.dropFirst(6))
        for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
          let answer = try await server.answer(to: request + "If-None-Match: \(known)\r\n")
          #expect(answer.hasPrefix("HTTP/1.1 304 Not Modified\r\n"), "\(known)")
          #expect(answer.hasSuffix("\r\n\r\n") && answer.contains("ETag: \(tag)\r\n"))
          #expect(!answer.contains("Content-Length"), "\(known)")
        }
        for unknown in ["\"other\"", String(tag.dropLast()), ""] {
          let answer = try await server.answer(to: request + "If-None-Match: \(unknown)\r\n")
          #expect(answer == first, "\(unknown)")
        }
      }
    }

    @Test func headIsAnsweredLikeGetWithoutTheBody() async throws {
      try await TestServer.run { server in
        let get = try await server.answer(to: "GET /app.css HTTP/1.1\r\nHost: localhost\r\n")
        let head = try await server.answer(to: "HEAD /app.css HTTP/1.1\r\nHost: localhost\r\n")
        #expect(get == head + String(decoding: ClientFiles.style, as: UTF8.self))
        let page = try await server.answer(to: "HEAD / HTTP/1.1\r\nHost: localhost\r\n")
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
        #expect(!page.contains("Set-Cookie") && !page.contains("Content-Length"))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func otherMethodsAreToldWhatIsAllowed() async throws {
      try await TestServer.run { server in
        for (path, allowed) in [("/", "GET, HEAD"), ("/live", "GET"), ("/do", "POST")] {
          let answer = try await server.answer(
            to: "DELETE \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n")
          #expect(answer.contains("\r\nAllow: \(allowed)\r\n"))
        }
      }
    }
  }
#endif
