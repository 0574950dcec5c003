#if Web
  import NIOCore
  import NIOPosix
  import Synchronization

  /// A socket that accepts connections.
  struct Listener: Sendable {
    let channel: any Channel
    /// The actual port, also if any free port was requested.
    let port: UInt16
    /// The URL for a browser on this machine.
    let url: String

    private let configure = Configure()

    /// Adds the handlers of a connection.
    private final class Configure: Sendable {
      let handlers = Mutex<ConnectionContext?>(nil)
    }

    /// Listens at once; connections wait until ``accept(_:)``.
    ///
    /// - Parameter connections: the connections, of which one ends if the process may open no more
    ///   files.
    init(_ address: String, port: UInt16, _ connections: Connections) async throws {
      let position: SocketAddress
      do {
        position = try SocketAddress(ipAddress: address, port: Int(port))
      } catch {
        throw WebError.unavailable("“\(address)” is not an address")
      }
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 1_024)
        .serverChannelOption(.autoRead, value: false)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(AcceptErrors(connections))
          }
        }
        .childChannelOption(.autoRead, value: false)
        // A patch is small, and the user waits for it: it is not sent later with the next one.
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { [configure] channel in
          channel.eventLoop.makeCompletedFuture {
            try configure.handlers.withLock(\.self)?.configure(channel)
          }
        }
      do {
        channel = try await bootstrap.bind(to: position).get()
      } catch {
        throw WebError.unavailable("\(error)")
      }
      self.port = channel.localAddress?.port.flatMap { UInt16(exactly: $0) } ?? port
      url = "http://\(address.contains(":") ? "[\(address)]" : address):\(self.port)/"
    }
  }

  extension Listener {
    /// Accepts connections.
    func accept(_ shared: ConnectionContext) async throws {
      configure.handlers.withLock { $0 = shared }
      try await channel.setOption(.autoRead, value: true).get()
    }
  }

  /// Frees a place when the process may open no more files.
  private final class AcceptErrors: ChannelInboundHandler {
    typealias InboundIn = any Channel

    private let connections: Connections

    init(_ connections: Connections) { self.connections = connections }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      connections.dropLongestWaiting()
      context.fireErrorCaught(error)
    }
  }
#endif
