#if Hummingbird
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import TablewareWeb

extension HTTPServerBuilder {
  /// Returns a server for HTTP/1.1 that accepts the WebSockets of sites, also inside `.tls(_:)`.
  ///
  /// - Parameter configuration: the limits of headers, the time limit of an idle connection, and
  ///   further handlers, as for `.http1(configuration:)`.
  public static func sites(
    configuration: HTTP1Channel.Configuration = HTTP1Channel.Configuration()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { SiteChannel(responder: $0, configuration: configuration) }
  }
}

/// A connection that serves requests, or becomes a WebSocket with its first one: the application
/// answers that request as any other, with its router and middleware.
struct SiteChannel: HTTPChannelHandler {
  enum Outcome: Sendable {
    case requests(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case webSocket
  }

  /// The handler of SwiftNIO that makes a connection a WebSocket.
  typealias Upgrades = NIOTypedHTTPServerUpgradeHandler<Outcome>

  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let outcome: EventLoopFuture<Outcome>
  }

  let responder: Responder
  let configuration: HTTP1Channel.Configuration

  init(responder: @escaping Responder, configuration: HTTP1Channel.Configuration) {
    self.configuration = configuration
    self.responder = { request, writer, channel in
      let upgrade = SiteUpgrade.current ?? SiteUpgrade(of: channel, isAwaited: false)
      var writer: ResponseWriter? = writer
      try await SiteUpgrade.$current.withValue(upgrade) {
        if let writer = writer.take() { try await responder(request, writer, channel) }
      }
    }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let upgrade = SiteUpgrade(of: channel, isAwaited: true)
      let upgrader = NIOTypedWebSocketServerUpgrader<Outcome>(
        maxFrameSize: 65_536, enableAutomaticErrorHandling: false,
        shouldUpgrade: { channel, head in
          channel.eventLoop.makeFutureWithTask {
            try await accepts(head, upgrade, channel) ? [:] : nil
          }
        },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture {
            guard let connection = upgrade.take() else { throw ChannelError.ioOnClosedChannel }
            try connection.addHandler(to: channel)
            notify(channel, upgrade)
            return .webSocket
          }
        })
      var pipeline = NIOUpgradableHTTPServerPipelineConfiguration<Outcome>(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader], notUpgradingCompletionHandler: { serve($0, upgrade, logger) }))
      let limits = configuration.httpDecoder
      pipeline.enablePipelining = false
      pipeline.enableErrorHandling = false
      pipeline.decoderConfiguration.maxHeaderFieldSize = limits.maxHeaderFieldSize
      pipeline.decoderConfiguration.maxHeaderListSize = limits.maxHeaderListSize
      pipeline.decoderConfiguration.maxHeaderFieldCount = limits.maxHeaderFieldCount
      // A browser that disconnects before its WebSocket is accepted.
      channel.closeFuture.whenComplete { _ in upgrade.take()?.disconnect() }
      try channel.pipeline.syncOperations.addHandler(ShutdownEvents(upgrade))
      let outcome = try channel.pipeline.syncOperations
        .configureUpgradableHTTPServerPipeline(configuration: pipeline)
      let upgrades = try channel.pipeline.syncOperations.context(handlerType: Upgrades.self).handler
      try channel.pipeline.syncOperations.addHandler(
        UpgradeRequests(upgrade), position: .before(upgrades))
      return Value(channel: channel, outcome: outcome)
    }
  }

  func handle(value: Value, logger: Logger) async {
    switch try? await value.outcome.get() {
    case .requests(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
    case .webSocket: try? await value.channel.closeFuture.get()
    case nil: try? await value.channel.close()
    }
  }

  /// Lets the application answer a request for a WebSocket. An answer other than acceptance is
  /// dropped: the application answers the request once more, without an upgrade.
  private func accepts(
    _ head: HTTPRequestHead, _ upgrade: SiteUpgrade, _ channel: any Channel
  ) async throws -> Bool {
    let head = try HTTPRequest(head, secure: false, splitCookie: false)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    let (writer, sink) = NIOAsyncChannelOutboundWriter<HTTPResponsePart>.makeTestingWriter()
    try await SiteUpgrade.$current.withValue(upgrade) {
      try await responder(request, ResponseWriter(outbound: writer), channel)
    }
    _ = sink
    // A channel that was closed while the application answered does not close again.
    if !channel.isActive { upgrade.take()?.disconnect() }
    return upgrade.isAccepted
  }

  /// Adds the handlers of a connection that serves requests. SwiftNIO drops the request whose
  /// upgrade was refused, so it is passed on here.
  private func serve(
    _ channel: any Channel, _ upgrade: SiteUpgrade, _ logger: Logger
  ) -> EventLoopFuture<Outcome> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try pipeline.addHandlers(configuration.additionalChannelHandlers())
      try pipeline.addHandler(
        HTTPConnectionStateHandler(
          idleTimeout: configuration.idleTimeout.map { .init($0) }, logger: logger))
      let requests = try NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true))
      if let head = upgrade.request {
        let context = try pipeline.context(handlerType: Upgrades.self)
        context.fireChannelRead(NIOAny(HTTPServerRequestPart.head(head)))
        context.fireChannelRead(NIOAny(HTTPServerRequestPart.end(nil)))
        context.fireChannelReadComplete()
      }
      notify(channel, upgrade)
      return .requests(requests)
    }
  }

  /// Notifies the handlers of a connection if the server began to stop before they were added.
  private func notify(_ channel: any Channel, _ upgrade: SiteUpgrade) {
    guard upgrade.phase == .stopping else { return }
    // In a turn of its own: the first request passes before.
    channel.eventLoop.execute {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }
}
#endif
