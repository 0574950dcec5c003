#if Web
  import Foundation
  import Tableware
  import TablewareImages

  /// The mapping of requests to sessions.
  struct Routes: Sendable {
    enum Answer: Sendable {
      case response(Response)
      /// The head of the answer, and the file that follows it; the visitor is for reports.
      case file(Response, WebDownload, WebVisitor)
      /// The connection becomes a WebSocket.
      case live(LiveSession)
    }

    /// The name of the cookie. Only a secure page can set one whose name begins with `__Host-`, and
    /// only for this host. Servers of one host that have different base paths, or a start token, do
    /// not share it.
    var cookieName: String {
      (store.options.isSecure ? "__Host-" : "") + "tableware" + basePath.cookieSuffix
        + (startToken?.cookieSuffix ?? "")
    }

    let store: SessionStore
    /// The path below which browsers reach the server.
    let basePath: BasePath
    /// The token that a browser needs; `nil` if it needs none.
    var startToken: StartToken?
    let rules: RequestRules
    /// The pictures of all sessions that have an address.
    let images: ImageStore
    /// The style sheet with the theme of the server.
    let style: CachedFile
    private static let script = CachedFile(
      ClientFiles.script, type: "text/javascript; charset=utf-8")
    private static let fileScript = CachedFile(
      ClientFiles.fileScript, type: "text/javascript; charset=utf-8")

    init(_ store: SessionStore, _ time: ServerTime, _ options: WebOptions) {
      self.store = store
      basePath = options.base
      rules = RequestRules(
        hosts: options.hosts.union([options.address, "[\(options.address)]"]),
        isSecure: options.isSecure)
      images = ImageStore(
        options.imageLoader ?? URLImageLoader(origins: options.imageOrigins),
        sleep: { try await time.sleep(time.now() + $0) })
      style = CachedFile(
        ClientFiles.style + Array(options.theme.rule.utf8), type: "text/css; charset=utf-8")
    }

    /// - Parameters:
    ///   - peer: the network address of the other end of the connection.
    ///   - principal: the user, if another server has found out who it is.
    func answer(
      _ request: Request, from peer: String, for principal: WebPrincipal? = nil
    ) async -> Answer {
      let path = basePath.below(request.path)
      if let health = health(request.method, path) { return .response(health) }
      guard rules.isOurs(host: request["host"]) else {
        return .response(Response(421, "The request is for another host."))
      }
      guard let path else {
        // The first screen has the base path with a slash.
        guard request.path == basePath.text, request.method == "GET" else {
          return .response(missing(request))
        }
        return .response(Response(308, [.init("Location", basePath.path(of: "/"))]))
      }
      let request = request.with(path: path)
      // The paths of the server are compared as they are written, and lead to no file. All others
      // are addresses of screens.
      guard let methods = Self.methods[request.path] else {
        return .response(await pageOrNotice(request, from: peer, principal))
      }
      guard methods.contains(request.method) else {
        var response = Response(405, "This method is not supported.")
        response.fields.append(.init("Allow", methods.joined(separator: ", ")))
        return .response(response)
      }
      switch request.path {
      case "/app.js":
        return .response(Self.script.response(to: request))
      case "/file.js": return .response(Self.fileScript.response(to: request))
      case "/app.css":
        return .response(style.response(to: request))
      case "/color.css": return .response(colors(request))
      default: break
      }
      let owner: SessionOwner
      switch await access(of: request, from: peer, principal) {
      case .owner(let found): owner = found
      case .refused(let response): return .response(response)
      }
      switch request.path {
      case "/live": return await connect(request, owner)
      case "/do": return .response(await handleForm(request, owner))
      case "/image": return .response(await image(request, owner))
      case "/file": return await file(request, owner)
      case "/upload": return .response(await upload(request, owner))
      default: return .response(await page(request, owner))
      }
    }

    /// Answers a request for an address that is not one of the server itself.
    private func pageOrNotice(
      _ request: Request, from peer: String, _ principal: WebPrincipal?
    ) async -> Response {
      guard let address = address(of: request), !address.components.isEmpty,
        ["GET", "HEAD"].contains(request.method)
      else { return missing(request) }
      switch await access(of: request, from: peer, principal) {
      case .refused(let response): return response
      case .owner(let owner):
        guard store.app.matches(visitor(of: request, address, owner)) else {
          return missing(request)
        }
        return await page(request, owner)
      }
    }

    private static let methods = [
      "/": ["GET", "HEAD"], "/app.js": ["GET", "HEAD"], "/app.css": ["GET", "HEAD"],
      "/file.js": ["GET", "HEAD"], "/color.css": ["GET", "HEAD"], "/image": ["GET", "HEAD"],
      "/live": ["GET"], "/file": ["GET"], "/do": ["POST"], "/upload": ["POST"],
    ]

    private func page(_ request: Request, _ owner: SessionOwner) async -> Response {
      let type = Response.Field("Content-Type", "text/html; charset=utf-8")
      let caching = Response.Field("Cache-Control", "no-store")
      // A request for the headers alone needs no session.
      guard request.method == "GET" else { return Response(200, [type, caching]) }
      guard isNavigation(request, hasCookie: owner.cookie != nil) else {
        return Response(200, [type, caching], body: Array(NoticePage.again.string.utf8))
      }
      guard let address = address(of: request) else { return missing(request) }
      let cookie = owner.cookie ?? Secret.make()
      var answer = LiveSession.PageAnswer.ended
      if let session = await store.find(
        request.query["tab"], cookie: owner.cookie, principal: owner.principal)
      {
        answer = await session.page(at: address)
      }
      if case .ended = answer,
        let session = await store.open(
          cookie: cookie, languages: languages(of: request), address: address,
          principal: owner.principal, clientAddress: owner.clientAddress,
          usesCharacterKeys: usesCharacterKeys(request))
      {
        answer = await session.page(at: address)
        if case .missing = answer { await store.drop(session) }
      }
      switch answer {
      case .page(let page):
        return Response(
          200, [type, caching, setting(cookie: cookie)], body: Array(page.utf8))
      case .missing: return missing(request)
      case .ended:
        return Response(
          503,
          store.draining.isSet
            ? "The server is stopping; try again in a moment."
            : "There are too many sessions; try again later.")
      }
    }

    /// Says that no screen has the address.
    private func missing(_ request: Request) -> Response {
      Response(
        404,
        [.init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-store")],
        body: Array(NoticePage.missing(language(of: request), basePath).string.utf8))
    }

    /// Reports an event of a session.
    func report(_ sentence: String, _ visitor: WebVisitor) {
      store.options.onReport("Session \(visitor.number): \(sentence)")
    }

    /// The language of a visitor without a session.
    func language(of request: Request) -> WebLanguage {
      store.options.language(visitor(of: request, ScreenAddress()))
    }

    /// Whether the request opens the page. A browser that follows a link from another site does not
    /// send its cookie: the answer makes it load the page once more, before it receives another
    /// cookie and loses the sessions of its tabs. A request for a picture, a frame or a script gets
    /// no session.
    private func isNavigation(_ request: Request, hasCookie: Bool) -> Bool {
      if let goal = request["sec-fetch-dest"], goal != "document", goal != "empty" { return false }
      return hasCookie || request["sec-fetch-site"] != "cross-site"
    }

    /// Whether the user has not turned off keys of one character.
    private func usesCharacterKeys(_ request: Request) -> Bool {
      typealias Keys = WebSession.CharacterKeys
      return RequestRules.cookie(Keys.cookieName, in: request["cookie"]) != Keys.off
    }

    private func languages(of request: Request) -> [String] {
      AcceptedLanguages.tags(of: request["accept-language"])
    }

    /// The address of the screen that a request is for; `nil` for a path that is no valid address.
    func address(of request: Request) -> ScreenAddress? {
      var address = ScreenAddress(text: request.path)
      var own: Set = ["tab", Self.ticketName]
      if startToken != nil { own.insert(StartToken.name) }
      address?.query = request.query.filter { !own.contains($0.key) }
      return address
    }

    /// A visitor without a session.
    private func visitor(
      of request: Request, _ address: ScreenAddress, _ owner: SessionOwner? = nil
    ) -> WebVisitor {
      WebVisitor(
        number: 0, languages: languages(of: request), address: address, principal: owner?.principal,
        clientAddress: owner?.clientAddress ?? "")
    }

    private func handleForm(_ request: Request, _ owner: SessionOwner) async -> Response {
      guard isFromOurPage(request) else {
        return Response(403, "Forms from other sites are not accepted.")
      }
      guard
        let session = await store.find(
          request.query["tab"], cookie: owner.cookie, principal: owner.principal, isUse: true)
      else { return sayEnded(request) }
      let address = await session.address
      switch await session.handle(form: request.body) {
      case .ended: return sayEnded(request)
      case .userChanged(let ticket):
        let goal = ticket.isEmpty ? "\(address)" : "/?\(Self.ticketName)=\(ticket)"
        return Response(303, [.init("Location", basePath.path(of: goal))])
      case .shown:
        let address = await session.address
        let separator = address.query.isEmpty ? "?" : "&"
        let goal = "\(address)\(separator)tab=\(session.token)"
        return Response(303, [.init("Location", basePath.path(of: goal))])
      }
    }

    /// Answers a form whose session has ended. Its page is still in the browser's history, with the
    /// text that the user typed.
    private func sayEnded(_ request: Request) -> Response {
      let address = address(of: request) ?? ScreenAddress()
      let page = NoticePage.ended(
        store.options.language(visitor(of: request, address)), basePath)
      return Response(
        410,
        [.init("Content-Type", "text/html; charset=utf-8"), .init("Cache-Control", "no-store")],
        body: Array(page.string.utf8))
    }

    /// Connects a browser, or answers one that asks whether its session exists: 426 if it does, 410
    /// if not.
    private func connect(_ request: Request, _ owner: SessionOwner) async -> Answer {
      let isAsking = request["upgrade"] == nil
      guard isFromOurPage(request) || isAsking && isOwnQuestion(request) else {
        return .response(Response(403, "Connections from other sites are not accepted."))
      }
      let token = request.query["tab"]
      guard
        let session = await store.find(token, cookie: owner.cookie, principal: owner.principal),
        !session.use.hasEnded
      else { return .response(Response(410, "The session has ended.")) }
      guard !isAsking else {
        var response = Response(426, "The session exists; connect with a WebSocket.")
        response.fields.append(.init("Upgrade", "websocket"))
        return .response(response)
      }
      guard Self.isHandshake(request) else {
        return .response(Response(400, "Expected a WebSocket upgrade."))
      }
      guard
        await store.find(
          token, cookie: owner.cookie, principal: owner.principal, isUse: true) != nil
      else { return .response(Response(410, "The session has ended.")) }
      return .live(session)
    }

    /// A browser sends no origin with a request of its own page.
    private func isOwnQuestion(_ request: Request) -> Bool {
      request["origin"] == nil && request["sec-fetch-site"] == "same-origin"
    }

    /// Whether a request asks for a WebSocket (RFC 6455, 4.2.1).
    private static func isHandshake(_ request: Request) -> Bool {
      func has(_ token: String, in name: String) -> Bool {
        (request[name] ?? "").split(separator: ",").contains {
          $0.filter { $0 != " " && $0 != "\t" }.lowercased() == token
        }
      }
      return has("websocket", in: "upgrade") && has("upgrade", in: "connection")
        && request["sec-websocket-version"] == "13"
        && Data(base64Encoded: request["sec-websocket-key"] ?? "")?.count == 16
    }

    func isFromOurPage(_ request: Request) -> Bool {
      rules.isOurs(origin: request["origin"], host: request["host"])
    }

    func cookie(of request: Request) -> String? {
      RequestRules.cookie(cookieName, in: request["cookie"])
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
  }
#endif
