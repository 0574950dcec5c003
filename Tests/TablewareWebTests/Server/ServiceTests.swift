#if Service
  import InMemoryLogging
  import Logging
  import MetricsTestKit
  import ServiceLifecycle
  import Synchronization
  import Tableware
  import TablewareService
  import Testing

  @testable import TablewareWeb

  /// A server as a service of a program: its shutdown, its log, and its metrics.
  @Suite struct ServiceTests {
    /// Runs a service during a test, and shuts it down gracefully.
    private func run(
      _ options: WebOptions = WebOptions(), _ logger: Logger,
      _ test: (UInt16) async throws -> Void
    ) async throws {
      let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
      let service = WebService(
        port: 0, options: options, logger: logger, onListening: { continuation.yield($0) }
      ) { _ in CountScreen() }
      let group = ServiceGroup(services: [service], logger: logger)
      let running = Task { try await group.run() }
      var iterator = addresses.makeAsyncIterator()
      let address = try #require(await iterator.next())
      let port = try #require(address.firstMatch(of: /:(\d+)/).flatMap { UInt16($0.1) })
      let result: Result<Void, any Error>
      do { result = .success(try await test(port)) } catch { result = .failure(error) }
      await group.triggerGracefulShutdown()
      try await running.value
      try result.get()
    }

    private static func logger(_ log: InMemoryLogHandler) -> Logger {
      Logger(label: "test") { _ in log }
    }

    @Test func program_thatStops_stopsTheServer() async throws {
      try await run(WebOptions(), Self.logger(InMemoryLogHandler())) { port in
        try await TestClient(port: port).use()
      }
    }

    @Test func log_hasTheReportsAndTheActionsWithTheirUser() async throws {
      let log = InMemoryLogHandler()
      let seen = Mutex<[WebAction]>([])
      var options = WebOptions()
      options.authenticate = { _ in .principal(WebPrincipal(id: "ada")) }
      options.onAction = { action in seen.withLock { $0.append(action) } }
      try await run(options, Self.logger(log)) { try await TestClient(port: $0).use() }
      let action = try #require(log.entries.first { $0.message == "tap" })
      #expect(action.level == .info)
      #expect(
        action.metadata == [
          "user": "ada", "session": "1", "screen": "Count", "address": "/", "row": "string taps",
        ])
      #expect(seen.withLock(\.count) == 1)
      let report = try #require(
        log.entries.first { $0.level == .notice && "\($0.message)".hasPrefix("Session 1: ") })
      #expect(report.message == "Session 1: The server stops.")
    }

    @Test func metrics_countSessionsMessagesAndUpdates() async throws {
      let metrics = TestMetrics()
      var options = WebOptions()
      options.onReport = { _ in }
      options.sessionLimit = 1
      options.measure(with: metrics)
      try await TestServer.run(options, { _ in CountScreen() }) { server in
        let (client, _, _) = try await server.open()
        try await client.tapOnce()
        // The only session has a browser, so another visitor is refused.
        let refusal = try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n")
        #expect(refusal.hasPrefix("HTTP/1.1 503 "))
        #expect(try metrics.expectMeter("tableware_sessions").lastValue == 1)
        #expect(try metrics.expectMeter("tableware_connections").lastValue == 1)
        client.close()
      }
      #expect(try metrics.expectMeter("tableware_sessions").lastValue == 0)
      #expect(try metrics.expectMeter("tableware_connections").lastValue == 0)
      #expect(try metrics.expectCounter("tableware_sessions_opened_total").totalValue == 1)
      #expect(try metrics.expectCounter("tableware_sessions_refused_total").totalValue == 1)
      #expect(try metrics.expectCounter("tableware_messages_total").totalValue >= 2)
      #expect(try metrics.expectCounter("tableware_received_bytes_total").totalValue > 20)
      #expect(try metrics.expectCounter("tableware_sent_bytes_total").totalValue > 20)
      #expect(try metrics.expectTimer("tableware_update_duration").values.isEmpty == false)
    }

    @Test func measurements_ofASession_balance() async throws {
      let all = Mutex<[WebMeasurement]>([])
      var options = WebOptions()
      options.onReport = { _ in }
      options.onMeasurement = { measurement in all.withLock { $0.append(measurement) } }
      try await TestServer.run(options, { _ in CountScreen() }) { server in
        let client = try await TestClient(port: server.port)
        try await client.use()
      }
      let found = all.withLock(\.self).compactMap(Self.name)
      #expect(found == ["opened", "connected", "disconnected", "ended"])
    }

    private static func name(_ measurement: WebMeasurement) -> String? {
      switch measurement {
      case .sessionOpened: "opened"
      case .sessionRefused: "refused"
      case .sessionEnded: "ended"
      case .connected: "connected"
      case .disconnected: "disconnected"
      case .message, .update: nil
      }
    }
  }
#endif
