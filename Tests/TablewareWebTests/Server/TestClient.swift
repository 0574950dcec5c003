#if Web
  import NIOCore
  import NIOPosix
  import Synchronization

  /// The other end of a connection to a test server. When the server ends its output, the client
  /// does not close the connection by itself.
  struct TestClient {
    let port: UInt16
    let input: Input
    private let channel: any Channel

    /// Connects to a server of this machine.
    init(port: UInt16) async throws {
      let input = Input()
      channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelOption(.allowRemoteHalfClosure, value: true)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(Reading(input))
          }
        }
        .connect(host: "127.0.0.1", port: Int(port)).get()
      self.input = input
      self.port = port
    }

    func send(_ bytes: [UInt8]) async throws {
      try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
    }

    /// The next bytes, exactly as many.
    func read(_ count: Int) async throws -> [UInt8] {
      let bytes = await input.next(count)
      guard bytes.count == count else { throw TestFailure("The connection has ended.") }
      return bytes
    }

    /// Reads no more, so that the server cannot write.
    func stopReading() async throws {
      try await channel.setOption(.autoRead, value: false).get()
    }

    func close() { channel.close(promise: nil) }

    /// The bytes that have arrived.
    final class Input: Sendable {
      private struct State {
        var bytes: [UInt8] = []
        var hasEnded = false
        var waiting: (count: Int, continuation: CheckedContinuation<[UInt8], Never>)?
      }

      private let state = Mutex(State())

      /// Returns so many bytes, and fewer at the end of the connection.
      func next(_ count: Int) async -> [UInt8] {
        await withCheckedContinuation { continuation in
          update { $0.waiting = (count, continuation) }
        }
      }

      /// Returns everything up to the end of the connection.
      func rest() async -> [UInt8] { await next(.max) }

      fileprivate func add(_ bytes: [UInt8]) { update { $0.bytes += bytes } }
      fileprivate func end() { update { $0.hasEnded = true } }

      private func update(_ change: (inout State) -> Void) {
        let ready = state.withLock { state -> (CheckedContinuation<[UInt8], Never>, [UInt8])? in
          change(&state)
          guard let (count, continuation) = state.waiting,
            state.bytes.count >= count || state.hasEnded
          else { return nil }
          state.waiting = nil
          let taken = Array(state.bytes.prefix(count))
          state.bytes.removeFirst(taken.count)
          return (continuation, taken)
        }
        if let (continuation, bytes) = ready { continuation.resume(returning: bytes) }
      }
    }

    private final class Reading: ChannelInboundHandler {
      typealias InboundIn = ByteBuffer

      private let input: Input

      init(_ input: Input) { self.input = input }

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        input.add(Array(unwrapInboundIn(data).readableBytesView))
      }

      func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent { input.end() }
      }

      func channelInactive(context: ChannelHandlerContext) { input.end() }

      // A server may reset a connection that it does not admit.
      func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
      }
    }
  }
#endif
