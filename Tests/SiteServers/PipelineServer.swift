#if Web
import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization
import TablewareWeb

/// A server of SwiftNIO that has handlers of HTTP and WebSocket of its own, with a site in them:
/// the smallest example of such a server. It does not limit the time of a request.
package enum PipelineServer {
  /// Adds the handlers of a connection; called on the event loop of the channel.
  package static func configure(_ channel: any Channel, _ site: WebSite) throws {
    let live = LiveSlot()
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: 65_536, automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeFutureWithTask {
          let answer = await site.answer(to: WebRequest(head, body: [], peer: channel))
          guard case .webSocket(let session) = answer, let connection = await session.connect()
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
    case .body(let bytes):
      // The site refuses a longer body, of which only the beginning is kept.
      if body.count <= WebSite.bodyLimit { body += bytes.readableBytesView }
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
