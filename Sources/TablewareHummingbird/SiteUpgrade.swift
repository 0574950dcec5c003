#if Hummingbird
import NIOCore
import NIOHTTP1
import Synchronization
import TablewareWeb

/// The WebSocket that a connection becomes, if the application accepts its first request.
final class SiteUpgrade: Sendable {
  /// That of the connection whose request the application answers.
  @TaskLocal static var current: SiteUpgrade?

  /// The address of the other end, as a numeral.
  let peer: String
  /// Whether the request is one that may be answered with a WebSocket.
  let isAwaited: Bool
  private let connection = Mutex<WebConnection?>(nil)
  private let head = Mutex<HTTPRequestHead?>(nil)
  private let state = Mutex(Phase.idle)

  /// How far the connection is.
  enum Phase {
    /// It has received no whole head of a request.
    case idle
    /// The application answers the first request, or the connection has its handlers.
    case begun
    /// As ``begun``, and the server stops: handlers that are added have to be notified.
    case stopping
  }

  init(of channel: any Channel, isAwaited: Bool) {
    peer = channel.remoteAddress?.ipAddress ?? ""
    self.isAwaited = isAwaited
  }

  /// The request for the WebSocket; `nil` for a connection that begins with another request.
  var request: HTTPRequestHead? {
    get { head.withLock(\.self) }
    set { head.withLock { $0 = newValue } }
  }

  /// How far the connection is.
  var phase: Phase {
    get { state.withLock(\.self) }
    set { state.withLock { $0 = newValue } }
  }

  /// Whether a connection waits for its WebSocket.
  var isAccepted: Bool { connection.withLock { $0 != nil } }

  /// Stores the connection to the session until the WebSocket is accepted.
  func accept(_ new: WebConnection) { connection.withLock { $0 = new } }

  /// Returns the connection, once; `nil` if the application has accepted no WebSocket.
  func take() -> WebConnection? { connection.withLock { $0.take() } }
}

/// Records the first request of a connection if it asks for a WebSocket, and then removes itself.
/// Other upgrades, which a server may ignore by RFC 9110, section 7.8, are removed.
final class UpgradeRequests: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let upgrade: SiteUpgrade

  init(_ upgrade: SiteUpgrade) { self.upgrade = upgrade }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      return context.fireChannelRead(data)
    }
    upgrade.phase = .begun
    if head.isWebSocket {
      upgrade.request = head
    } else {
      head.headers.remove(name: "upgrade")
    }
    context.fireChannelRead(wrapInboundOut(.head(head)))
    context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
  }
}

/// Closes a connection without a request when the server stops: the server waits for each of its
/// connections, and browsers open some in advance.
final class ShutdownEvents: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private let upgrade: SiteUpgrade

  init(_ upgrade: SiteUpgrade) { self.upgrade = upgrade }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      guard upgrade.phase != .idle else { return context.close(promise: nil) }
      upgrade.phase = .stopping
    }
    context.fireUserInboundEventTriggered(event)
  }
}

extension HTTPRequestHead {
  /// Whether the head asks for a WebSocket and nothing else, without a body.
  fileprivate var isWebSocket: Bool {
    headers[canonicalForm: "upgrade"].map { $0.lowercased() } == ["websocket"]
      && headers["content-length"].isEmpty && headers["transfer-encoding"].isEmpty
  }
}
#endif
