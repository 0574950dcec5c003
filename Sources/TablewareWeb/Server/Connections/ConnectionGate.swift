#if Web
  import NIOCore

  /// The first handler of a connection, for as long as it is open: it reports when bytes arrive,
  /// and ends the connection.
  ///
  /// A connection that the server ends is closed for output first, and the last bytes of the client
  /// are read: one that is closed while bytes are unread is reset, and the client loses the last
  /// bytes that were sent to it.
  final class ConnectionGate: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private static let drainedBytes = 65_536

    private let deadline: StepDeadline
    private let closingTime: Duration
    /// Called before bytes are processed.
    var onBytes: (() -> Void)?
    /// The bytes that were dropped at the end; `nil` until then.
    private var drained: Int?

    init(deadline: StepDeadline, closingTime: Duration) {
      self.deadline = deadline
      self.closingTime = closingTime
    }

    /// Ends the output, and closes the connection when the client has ended its own.
    func finish(_ context: ChannelHandlerContext) {
      guard drained == nil else { return }
      drained = 0
      deadline.set(in: closingTime) { context.close(promise: nil) }
      context.channel.close(mode: .output, promise: nil)
      context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard let count = drained else {
        onBytes?()
        return context.fireChannelRead(data)
      }
      let total = count + unwrapInboundIn(data).readableBytes
      drained = total
      if total >= Self.drainedBytes { context.close(promise: nil) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
      if drained == nil { context.fireChannelReadComplete() } else { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) {
      deadline.clear()
      onBytes = nil
      context.fireChannelInactive()
    }
  }
#endif
