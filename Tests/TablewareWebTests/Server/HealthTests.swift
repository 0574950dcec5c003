#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// What a load balancer learns of a server, and how a server stops behind one.
  @Suite(.timeLimit(.minutes(15))) struct HealthTests {
    private func get(_ path: String, host: String = "10.0.0.7:9000") -> String {
      "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n"
    }

    @Test func state_isAnsweredForEveryHostName_withoutASession() async throws {
      var options = WebOptions()
      options.requiresStartToken = true
      options.authenticate = { _ in .denied }
      try await TestServer.run(options) { server in
        for (path, text) in [("/-/health", "ok\n"), ("/-/ready", "ready\n")] {
          let answer = try await server.answer(to: get(path))
          #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n\(text)"))
          #expect(answer.contains("Cache-Control: no-store"))
          let head = try await server.answer(to: "HEAD\(get(path).dropFirst(3))")
          #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
          let post = try await server.answer(to: "POST\(get(path).dropFirst(3))")
          #expect(!post.hasPrefix("HTTP/1.1 200 "))
        }
        #expect(try await server.answer(to: get("/")).hasPrefix("HTTP/1.1 421 "))
        #expect(await server.server.store.count == 0)
      }
    }

    @Test func state_isBelowTheBasePath() async throws {
      var options = WebOptions()
      options.basePath = "/admin"
      try await TestServer.run(options) { server in
        #expect(try await server.answer(to: get("/admin/-/health")).hasPrefix("HTTP/1.1 200 "))
        let beside = try await server.answer(to: get("/-/health"))
        #expect(!beside.hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test func serverThatStops_serves_untilItsBrowsersHaveLeft() async throws {
      var options = WebOptions()
      options.drainTime = .seconds(30)
      try await TestServer.run(options) { server in
        let (client, _, _) = try await server.open()
        while await server.server.store.connectedCount == 0 { await Task.yield() }
        server.serving.cancel()
        while !server.server.store.draining.isSet { await Task.yield() }
        #expect(try await server.answer(to: get("/-/health")).hasPrefix("HTTP/1.1 200 "))
        let ready = try await server.answer(to: get("/-/ready"))
        #expect(ready.hasPrefix("HTTP/1.1 404 ") && ready.hasSuffix("stopping\n"))
        let visitor = try await server.answer(to: get("/", host: "localhost"))
        #expect(visitor.hasPrefix("HTTP/1.1 503 "))
        #expect(visitor.contains("The server is stopping; try again in a moment."))
        #expect(!server.server.store.stopping.isSet)
        // The connected browser goes on.
        try await client.say("[1,\"h\",0,0,60]")
        _ = try await client.frame()
        client.close()
        while await server.server.store.connectedCount > 0 { await Task.yield() }
        await server.clock.isAwaited(at: .milliseconds(250))
        server.clock.advance(by: .milliseconds(250))
        while !server.server.store.stopping.isSet { await Task.yield() }
      }
    }

    @Test func serverThatStops_endsConnectionsAfterTheDrainTime() async throws {
      var options = WebOptions()
      options.drainTime = .milliseconds(250)
      try await TestServer.run(options) { server in
        let (client, _, _) = try await server.open()
        while await server.server.store.connectedCount == 0 { await Task.yield() }
        server.serving.cancel()
        await server.clock.isAwaited(at: .milliseconds(250))
        #expect(!server.server.store.stopping.isSet)
        server.clock.advance(by: .milliseconds(250))
        #expect(try await client.closing().code == 1001)
      }
    }
  }
#endif
