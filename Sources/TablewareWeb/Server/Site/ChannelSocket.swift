#if Web
  import NIOCore
  import NIOHTTP1
  import NIOWebSocket

  /// The WebSocket of a connection on a channel of another server, whose handlers of HTTP write the
  /// answer 101. A browser may send messages as soon as it has read the answer: what arrives before
  /// ``begin()`` waits.
  package struct ChannelSocket: Sendable {
    private let connection: WebConnection
    private let channel: any Channel
    private let waiting: NIOLoopBound<WaitingBytes>

    /// Prepares a channel, before the answer is written.
    ///
    /// - Throws: if the channel is closed, or has no handlers of HTTP.
    package init(_ connection: WebConnection, on channel: any Channel) async throws {
      (self.connection, self.channel) = (connection, channel)
      waiting = try await channel.eventLoop.submit {
        let pipeline = channel.pipeline.syncOperations
        let requests = try pipeline.context(handlerType: HTTPResponseEncoder.self).handler
        let waiting = WaitingBytes()
        try pipeline.addHandler(waiting, position: .before(requests))
        return NIOLoopBound(waiting, eventLoop: channel.eventLoop)
      }.get()
    }

    /// Adds the handlers of the WebSocket, after the head of the answer was written. From then on
    /// the handlers of HTTP read nothing.
    ///
    /// - Throws: if the channel is closed.
    package func begin() async throws {
      try await channel.eventLoop.submit {
        try channel.syncOptions?.setOption(.autoRead, value: false)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers(
          WebConnection.frameHandlers + [connection.handler(on: channel)],
          position: .after(waiting.value))
        pipeline.removeHandler(waiting.value, promise: nil)
      }.get()
    }
  }

  /// Keeps the bytes that arrive, and passes them on when it is removed.
  private final class WaitingBytes: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private var bytes = ByteBuffer()

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      var new = unwrapInboundIn(data)
      bytes.writeBuffer(&new)
      if bytes.readableBytes > ClientLimits.frameBytes { context.close(promise: nil) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {}

    func removeHandler(
      context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken
    ) {
      if bytes.readableBytes > 0 {
        context.fireChannelRead(wrapInboundOut(bytes))
        context.fireChannelReadComplete()
      }
      context.leavePipeline(removalToken: removalToken)
    }
  }
#endif
