#if Web
  import FlyingFox
  import Foundation
  import Tableware
  import TablewareImages

  /// The mapping of requests to sessions.
  struct Routes: Sendable {
    enum Answer: Sendable {
      case response(Response)
      /// The connection becomes a WebSocket, after this response.
      case live(LiveSession, Response)
    }

    private static let cookieName = "tableware"

    let store: SessionStore
    let rules: RequestRules
    /// The pictures of all sessions that have an address.
    let images: ImageStore

    func answer(_ request: Request) async -> Answer {
      guard rules.isOurs(host: request["host"]) else {
        return .response(Response(421, "The request is for another host."))
      }
      // The paths of the server are compared as they are written, and lead to no file. All others
      // are addresses of screens.
      guard let methods = Self.methods[request.path] else {
        return .response(await pageOrNotice(request))
      }
      guard methods.contains(request.method) else {
        var response = Response(405, "This method is not supported.")
        response.fields.append(.init("Allow", methods.joined(separator: ", ")))
        return .response(response)
      }
      switch request.path {
      case "/live": return await connect(request)
      case "/do": return .response(await handleForm(request))
      case "/app.js":
        return .response(file(ClientFiles.script, "text/javascript; charset=utf-8"))
      case "/app.css":
        return .response(
          file(
            ClientFiles.style + Array(store.options.theme.rule.utf8), "text/css; charset=utf-8"))
      case "/image": return .response(await image(request))
      case "/color.css": return .response(colors(request))
      default: return .response(await page(request))
      }
    }

    /// Answers a request for an address that is not one of the server itself.
    private func pageOrNotice(_ request: Request) async -> Response {
      guard let address = address(of: request), !address.components.isEmpty,
        ["GET", "HEAD"].contains(request.method), store.app.matches(visitor(of: request, address))
      else { return missing(request) }
      return await page(request)
    }

    private static let methods = [
      "/": ["GET", "HEAD"], "/app.js": ["GET", "HEAD"], "/app.css": ["GET", "HEAD"],
      "/color.css": ["GET", "HEAD"], "/image": ["GET", "HEAD"],
      "/live": ["GET"], "/do": ["POST"],
    ]

    private func page(_ request: Request) async -> Response {
      let type = Response.Field("Content-Type", "text/html; charset=utf-8")
      let caching = Response.Field("Cache-Control", "no-store")
      // A request for the headers alone needs no session.
      guard request.method == "GET" else { return Response(200, [type, caching]) }
      let known = cookie(of: request)
      guard isNavigation(request, hasCookie: known != nil) else {
        return Response(200, [type, caching], body: Array(NoticePage.again.string.utf8))
      }
      guard let address = address(of: request) else { return missing(request) }
      let cookie = known ?? Secret.make()
      var answer = LiveSession.PageAnswer.ended
      if let session = await store.find(request.query["tab"], cookie: known) {
        answer = await session.page(at: address)
      }
      if case .ended = answer,
        let session = await store.open(
          cookie: cookie, languages: languages(of: request), address: address)
      {
        answer = await session.page(at: address)
        if case .missing = answer { await store.drop(session) }
      }
      switch answer {
      case .page(let page):
        let setting = "\(Self.cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict"
        return Response(
          200, [type, caching, .init("Set-Cookie", setting)], body: Array(page.utf8))
      case .missing: return missing(request)
      case .ended: return Response(503, "There are too many sessions; try again later.")
      }
    }

    /// Says that no screen has the address.
    private func missing(_ request: Request) -> Response {
      let language = store.options.language(visitor(of: request, ScreenAddress()))
      return Response(
        404,
        [.init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-store")],
        body: Array(NoticePage.missing(language).string.utf8))
    }

    /// Whether the request opens the page. A browser that follows a link from another site does not
    /// send its cookie: the answer makes it load the page once more, before it receives another
    /// cookie and loses the sessions of its tabs. A request for a picture, a frame or a script gets
    /// no session.
    private func isNavigation(_ request: Request, hasCookie: Bool) -> Bool {
      if let goal = request["sec-fetch-dest"], goal != "document", goal != "empty" { return false }
      return hasCookie || request["sec-fetch-site"] != "cross-site"
    }

    private func languages(of request: Request) -> [String] {
      AcceptedLanguages.tags(of: request["accept-language"])
    }

    /// The address of the screen that a request is for; `nil` for a path that is no valid address.
    private func address(of request: Request) -> ScreenAddress? {
      var address = ScreenAddress(text: request.path)
      address?.query = request.query.filter { $0.key != "tab" }
      return address
    }

    /// A visitor without a session.
    private func visitor(of request: Request, _ address: ScreenAddress) -> WebVisitor {
      WebVisitor(number: 0, languages: languages(of: request), address: address)
    }

    private func handleForm(_ request: Request) async -> Response {
      guard isFromOurPage(request) else {
        return Response(403, "Forms from other sites are not accepted.")
      }
      guard
        let session = await store.find(
          request.query["tab"], cookie: cookie(of: request), isUse: true),
        await session.handle(form: request.body)
      else { return sayEnded(request) }
      let address = await session.address
      let separator = address.query.isEmpty ? "?" : "&"
      return Response(303, [.init("Location", "\(address)\(separator)tab=\(session.token)")])
    }

    /// Answers a form whose session has ended. Its page is still in the browser's history, with the
    /// text that the user typed.
    private func sayEnded(_ request: Request) -> Response {
      let address = address(of: request) ?? ScreenAddress()
      let page = NoticePage.ended(store.options.language(visitor(of: request, address)))
      return Response(
        410,
        [.init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-store")],
        body: Array(page.string.utf8))
    }

    /// Connects a browser, or answers one that asks whether its session exists: 426 if it does, 410
    /// if not.
    private func connect(_ request: Request) async -> Answer {
      let isAsking = request["upgrade"] == nil
      guard isFromOurPage(request) || isAsking && isOwnQuestion(request) else {
        return .response(Response(403, "Connections from other sites are not accepted."))
      }
      let (token, cookie) = (request.query["tab"], cookie(of: request))
      guard let session = await store.find(token, cookie: cookie), !session.use.hasEnded else {
        return .response(Response(410, "The session has ended."))
      }
      guard !isAsking else {
        var response = Response(426, "The session exists; connect with a WebSocket.")
        response.fields.append(.init("Upgrade", "websocket"))
        return .response(response)
      }
      guard let handshake = await Self.handshake(request) else {
        return .response(Response(400, "Expected a WebSocket upgrade."))
      }
      guard await store.find(token, cookie: cookie, isUse: true) != nil else {
        return .response(Response(410, "The session has ended."))
      }
      return .live(session, handshake)
    }

    /// A browser sends no origin with a request of its own page.
    private func isOwnQuestion(_ request: Request) -> Bool {
      request["origin"] == nil && request["sec-fetch-site"] == "same-origin"
    }

    /// The library checks a handshake and computes its answer. Its own reading of frames has no
    /// limits, so it is not used.
    private static func handshake(_ request: Request) async -> Response? {
      var headers = HTTPHeaders()
      for name in [
        "Host", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version",
      ] {
        headers[HTTPHeader(name)] = request[name.lowercased()]
      }
      let asked = HTTPRequest(
        method: .GET, version: .http11, path: request.path, query: [], headers: headers,
        body: HTTPBodySequence(data: Data()))
      let answer = try? await WebSocketHTTPHandler(handler: Silent()).handleRequest(asked)
      guard let answer, answer.statusCode == .switchingProtocols,
        let key = answer.headers[.webSocketAccept]
      else { return nil }
      return Response(
        101,
        [
          .init("Upgrade", "websocket"), .init("Connection", "Upgrade"),
          .init("Sec-WebSocket-Accept", key),
        ])
    }

    private func isFromOurPage(_ request: Request) -> Bool {
      rules.isOurs(origin: request["origin"], host: request["host"])
    }

    func cookie(of request: Request) -> String? {
      RequestRules.cookie(Self.cookieName, in: request["cookie"])
        .flatMap { Secret.isWellFormed($0) ? $0 : nil }
    }

    /// Answers with the rules of the color classes that the query names; the answer never changes.
    private func colors(_ request: Request) -> Response {
      Response(
        200,
        [
          .init("Content-Type", "text/css; charset=utf-8"),
          .init("Cache-Control", "public, max-age=31536000, immutable"),
        ],
        body: Array(ColorClass.styleSheet(of: request.query["c"] ?? "").utf8))
    }

    private func file(_ bytes: [UInt8], _ type: String) -> Response {
      Response(
        200, [.init("Content-Type", type), .init("Cache-Control", "no-cache")], body: bytes)
    }
  }

  /// A handler without effect, which the library requires.
  private struct Silent: WSHandler {
    func makeFrames(
      for client: AsyncThrowingStream<WSFrame, any Error>
    ) async throws -> AsyncStream<WSFrame> {
      AsyncStream { $0.finish() }
    }
  }
#endif
