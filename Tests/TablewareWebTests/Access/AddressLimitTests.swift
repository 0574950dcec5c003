#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// The limit of sessions of one network address.
  @Suite(.timeLimit(.minutes(15))) struct AddressLimitTests {
    private func open(_ server: TestServer, from address: String = "") async throws -> String {
      let field = address.isEmpty ? "" : "X-Forwarded-For: \(address)\r\n"
      return try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n\(field)")
    }

    @Test func addressWithTooManySessions_losesTheOneThatWasLeftLongestAgo() async throws {
      var options = WebOptions()
      options.sessionsPerAddress = 2
      try await TestServer.run(options) { server in
        for _ in 0..<5 {
          server.clock.advance(by: .seconds(1))
          let answer = try await open(server)
          #expect(answer.hasPrefix("HTTP/1.1 200 "))
        }
        #expect(await server.server.store.count == 2)
        while server.reports.all.count < 3 { await Task.yield() }
        #expect(
          server.reports.all.sorted()
            == (1...3).map { "Session \($0): The network address has too many sessions." })
      }
    }

    @Test func addressWithTooManyBrowsers_isRefused() async throws {
      var options = WebOptions()
      options.sessionsPerAddress = 2
      try await TestServer.run(options) { server in
        let browsers = [try await server.open(), try await server.open()]
        while await server.server.store.connectedCount < 2 { await Task.yield() }
        #expect(try await open(server).hasPrefix("HTTP/1.1 503 "))
        browsers[0].client.close()
        while await server.server.store.connectedCount == 2 { await Task.yield() }
        #expect(try await open(server).hasPrefix("HTTP/1.1 200 "))
        browsers[1].client.close()
      }
    }

    @Test func addressesBehindATrustedProxy_areSeparate() async throws {
      var options = WebOptions()
      options.sessionsPerAddress = 1
      options.trustedProxies = ["127.0.0.1"]
      try await TestServer.run(options) { server in
        for number in 1...3 {
          let answer = try await open(server, from: "192.0.2.\(number)")
          #expect(answer.hasPrefix("HTTP/1.1 200 "))
        }
        #expect(await server.server.store.count == 3)
        #expect(try await open(server, from: "192.0.2.1").hasPrefix("HTTP/1.1 200 "))
        #expect(await server.server.store.count == 3)
      }
      // A header of another client is ignored.
      options.trustedProxies = []
      try await TestServer.run(options) { server in
        for number in 1...3 { _ = try await open(server, from: "192.0.2.\(number)") }
        #expect(await server.server.store.count == 1)
      }
    }
  }
#endif
