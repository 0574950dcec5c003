#if Web
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOWebSocket
  import Synchronization
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
      try await serve(
        { channel, site in
          let live = LiveSlot()
          let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: 65_536, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
              channel.eventLoop.makeFutureWithTask {
                let answer = await site.answer(to: WebRequest(head, body: [], peer: channel))
                guard case .webSocket(let session) = answer,
                  let connection = await session.connect()
                else { return nil }
                live.set(connection)
                return [:]
              }
            },
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture { try live.connection?.addHandler(to: channel) }
            })
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
              [upgrader],
              { context in
                let pipeline = context.pipeline.syncOperations
                guard let requests = try? pipeline.handler(type: SiteRequests.self) else { return }
                pipeline.removeHandler(requests, promise: nil)
              }
            ))
          try channel.pipeline.syncOperations.addHandler(SiteRequests(site))
        }
      ) { try await $0.use() }
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

  /// The connection of a channel that becomes a WebSocket.
  private final class LiveSlot: Sendable {
    private let slot = Mutex<WebConnection?>(nil)
    var connection: WebConnection? { slot.withLock(\.self) }
    func set(_ connection: WebConnection) { slot.withLock { $0 = connection } }
  }

  extension WebRequest {
    fileprivate init(_ head: HTTPRequestHead, body: [UInt8], peer: any Channel) {
      self.init(
        method: head.method.rawValue, target: head.uri,
        headers: head.headers.map { (name: $0.name, value: $0.value) }, body: body,
        peer: peer.remoteAddress?.ipAddress ?? "")
    }
  }

  /// Answers the requests of one connection; `configureHTTPServerPipeline` passes on one at a time.
  private final class SiteRequests: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: WebSite
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(_ site: WebSite) { self.site = site }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): (self.head, body) = (head, [])
      case .body(let bytes): body += bytes.readableBytesView
      case .end:
        guard let head else { return }
        let request = WebRequest(head, body: body, peer: context.channel)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.makeFutureWithTask { [site] in await site.answer(to: request) }
          .whenComplete { result in
            let (handler, context) = bound.value
            guard case .success(.response(let response)) = result else {
              return context.close(promise: nil)
            }
            handler.send(response, to: head, context)
          }
      }
    }

    private func send(
      _ response: WebResponse, to head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      var headers = HTTPHeaders(response.headers.map { ($0.name, $0.value) })
      headers.add(name: "Content-Length", value: "\(response.body.count)")
      let answer = HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: response.status),
        headers: headers)
      let body = ByteBuffer(bytes: response.body)
      context.write(wrapOutboundOut(.head(answer)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
        if !head.isKeepAlive { bound.value.close(promise: nil) }
      }
    }
  }
#endif
