#if Web
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import NIOPosix
  import SiteServers
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Sites in servers of SwiftNIO: one whose connections the site reads, and one that has its
  /// own handlers of HTTP.
  @Suite struct NIOServerTests {
    private func serve(
      _ configure: @escaping @Sendable (any Channel, WebSite) throws -> Void,
      _ test: (TestClient) async throws -> Void
    ) async throws {
      var options = WebOptions()
      options.onReport = { _ in }
      let site = try WebSite(options: options) { _ in CountScreen() }
      let running = Task { await site.run() }
      let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try configure(channel, site) }
        }
        .bind(host: "127.0.0.1", port: 0).get()
      let port = server.localAddress?.port ?? 0
      let result: Result<Void, any Error>
      do {
        result = .success(
          try await test(TestClient(port: UInt16(truncatingIfNeeded: port))))
      } catch {
        result = .failure(error)
      }
      running.cancel()
      await running.value
      try await server.close()
      try result.get()
    }

    @Test func site_readsTheConnectionsOfABootstrap() async throws {
      try await serve({ try $1.configure($0) }) { try await $0.use() }
    }

    @Test func site_isPartOfAPipeline() async throws {
      try await serve(PipelineServer.configure) { try await $0.use() }
    }

    /// A browser may send a message before the server has added the handlers of its WebSocket.
    @Test(.timeLimit(.minutes(15))) func message_thatArrivesEarly_waits() async throws {
      let session = try #require(try await openSession())
      let connection = try #require(await session.connect())
      let channel = NIOAsyncTestingChannel()
      try await channel.testingEventLoop.submit {
        try channel.pipeline.syncOperations.addHandler(HTTPResponseEncoder())
      }.get()
      let socket = try await ChannelSocket(connection, on: channel)
      let greeting = ClientFrameBytes.frame(0x1, Array("[1,\"h\",1,0,60]".utf8))
      let ping = ClientFrameBytes.frame(0x9, [7])
      try await channel.writeInbound(ByteBuffer(bytes: greeting.prefix(5)))
      try await channel.writeInbound(ByteBuffer(bytes: greeting.dropFirst(5) + ping))
      try await socket.begin()
      // A frame may be written in two parts, and after one that answers the greeting.
      var sent: [UInt8] = []
      while sent.suffix(3) != [0x8A, 1, 7] {
        let bytes = try await channel.waitForOutboundWrite(as: ByteBuffer.self)
        sent += bytes.readableBytesView
      }
      try await channel.close()
    }

    /// The session of a page of a site, to which a browser connects.
    private func openSession() async throws -> WebAnswer.WebSession? {
      var options = WebOptions()
      options.onReport = { _ in }
      let site = try WebSite(options: options) { _ in CountScreen() }
      func answer(_ target: String, _ headers: [(name: String, value: String)]) async -> WebAnswer {
        await site.answer(
          to: WebRequest(
            method: "GET", target: target, headers: [("Host", "localhost")] + headers, peer: ""))
      }
      guard case .response(let page) = await answer("/", []) else { return nil }
      let text = String(decoding: page.body, as: UTF8.self)
      let tab = try #require(text.firstMatch(of: /data-tab="(\w+)"/)?.1)
      let cookie = try #require(page.headers.first { $0.name == "Set-Cookie" }?.value)
      let live = await answer(
        "/live?tab=\(tab)",
        [
          ("Cookie", String(cookie.prefix { $0 != ";" })), ("Origin", "http://localhost"),
          ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
          ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ])
      guard case .webSocket(let session) = live else { return nil }
      return session
    }
  }

  extension TestClient {
    /// Opens the page at a path, connects, taps the row, and ends the WebSocket.
    ///
    /// - Parameter headers: further lines of each request, with their ends.
    func use(path: String = "/", headers: String = "") async throws {
      try await send(
        "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(headers)Connection: close\r\n\r\n")
      let page = try await rest()
      let cookie = try #require(page.firstMatch(of: /Set-Cookie: ([^=]+)=(\w+)/), "\(page)").output
      let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
      let live = try await TestClient(port: port)
      try await live.upgrade(
        tab: String(tab), cookie: String(cookie.2), named: String(cookie.1), path: path,
        headers: headers)
      try await live.tapOnce()
      // Control frames are answered, too.
      try await live.send(ClientFrameBytes.frame(0x9, [1, 2]))
      let pong = try await live.frame()
      #expect(pong.first == 0x8A && pong.payload == [1, 2])
      try await live.send(ClientFrameBytes.frame(0x8, [0x03, 0xE8]))
      #expect(try await live.closing() == Closing(1000, ""))
      live.close()
    }
  }
#endif
