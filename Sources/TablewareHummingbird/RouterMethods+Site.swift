#if Hummingbird
import AsyncAlgorithms
import HTTPTypes
import Hummingbird
import TablewareWeb

extension RouterMethods {
  /// Adds the screens of a site to a router, below the base path of the site. The middleware of
  /// the router runs first, also before a WebSocket is accepted.
  ///
  /// ```swift
  /// let router = Router(context: AppContext.self)
  /// router.group().add(middleware: Login()).add(site) { $0.user.map { WebPrincipal(id: $0) } }
  ///
  /// var app = Application(router: router, server: .sites())
  /// app.addServices(WebService(site))
  /// try await app.runService()
  /// ```
  ///
  /// - Parameters:
  ///   - site: the site, whose base path is a path of this router. The application needs the
  ///     server `.sites()`, and a service that runs the site.
  ///   - principal: returns the user whom a middleware has found; `nil` to let the site
  ///     authenticate requests.
  public func add(
    _ site: WebSite,
    principal: @escaping @Sendable (Context) -> WebPrincipal? = { _ in nil }
  ) {
    for method in [HTTPRequest.Method.get, .head, .post] {
      for path in [site.basePath, "\(site.basePath)/**"] {
        on(RouterPath(path), method: method) { request, context in
          try await respond(to: request, of: principal(context), by: site)
        }
      }
    }
  }
}

private func respond(
  to request: Request, of principal: WebPrincipal?, by site: WebSite
) async throws -> Response {
  let channel = ServedChannel.current
  let body = try await request.body.collect(upTo: WebSite.bodyLimit)
  var headers = request.headers.map { (name: $0.name.rawName, value: $0.value) }
  if let host = request.head.authority { headers.append((name: "Host", value: host)) }
  let answer = await site.answer(
    to: WebRequest(
      method: request.method.rawValue, target: request.head.path ?? "/", headers: headers,
      body: Array(body.readableBytesView), peer: channel?.remoteAddress?.ipAddress ?? ""),
    for: principal)
  switch answer {
  case .response(let response):
    let isHead = request.method == .head
    return Response(
      response.status, response.headers,
      isHead ? ResponseBody() : ResponseBody(byteBuffer: .init(bytes: response.body)))
  case .file(let head, let file):
    return Response(head.status, head.headers, ResponseBody(file))
  case .webSocket(let session):
    guard let channel else { return Response(status: .upgradeRequired) }
    let headers = try await session.acceptance(on: channel)
    guard let connection = await session.connect() else { return Response(status: .gone) }
    channel.closeFuture.whenComplete { _ in connection.disconnect() }
    return Response(101, headers, try await ResponseBody(connection, on: channel))
  }
}

extension Response {
  fileprivate init(_ code: Int, _ headers: [(name: String, value: String)], _ body: ResponseBody) {
    let fields = headers.compactMap { name, value in
      HTTPField.Name(name).map { HTTPField(name: $0, value: value) }
    }
    self.init(status: .init(code: code), headers: HTTPFields(fields), body: body)
  }
}

extension ResponseBody {
  /// A file that is written while it is sent: the next piece waits until the previous one is
  /// sent.
  fileprivate init(_ file: WebDownload) {
    self.init { writer in
      try await withThrowingTaskGroup(of: Void.self) { group in
        let pieces = AsyncThrowingChannel<[UInt8], any Error>()
        group.addTask {
          do {
            try await file.write { piece in
              await pieces.send(piece)
              try Task.checkCancellation()
            }
            pieces.finish()
          } catch {
            pieces.fail(error)
          }
        }
        for try await piece in pieces { try await writer.write(ByteBuffer(bytes: piece)) }
      }
      try await writer.finish(nil)
    }
  }
}
#endif
