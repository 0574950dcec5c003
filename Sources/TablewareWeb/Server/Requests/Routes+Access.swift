#if Web
  /// The browser and the user of a request, to whom a session belongs.
  struct SessionOwner: Sendable {
    /// The cookie; `nil` for a browser without one.
    let cookie: String?
    /// The user; `nil` for a visitor whose name is not known.
    let principal: WebPrincipal?
    /// The network address of the browser.
    let clientAddress: String
  }

  /// Who sends a request.
  extension Routes {
    enum Access: Sendable {
      case owner(SessionOwner)
      case refused(Response)
    }

    /// The name of a ticket in the query of a page.
    static let ticketName = "in"

    /// The field that sets the cookie of a browser.
    func setting(cookie: String) -> Response.Field {
      let secure = store.options.isSecure ? "; Secure" : ""
      return Response.Field(
        "Set-Cookie", "\(cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict\(secure)")
    }

    /// Returns the browser and the user of a request. A page with a ticket completes a sign-in: the
    /// browser receives another cookie, and opens the address without the ticket.
    func access(
      of request: Request, from peer: String, _ principal: WebPrincipal?
    ) async -> Access {
      let isPage = Self.isPage(request)
      let cookie = cookie(of: request)
      if let refusal = refusal(of: request, cookie, isPage: isPage) { return .refused(refusal) }
      let address = WebRequest.clientAddress(
        peer: peer, forwarded: request["x-forwarded-for"], proxies: store.options.trustedProxies)
      if let principal {
        return .owner(SessionOwner(cookie: cookie, principal: principal, clientAddress: address))
      }
      if let authenticate = store.options.authenticate {
        switch await authenticate(WebRequest(request, clientAddress: address)) {
        case .principal(let principal):
          return .owner(
            SessionOwner(cookie: cookie, principal: principal, clientAddress: address))
        case .anonymous: break
        case .denied: return .refused(Response(403, "Access is denied."))
        case .redirect(let goal):
          // A goal with other characters would end the header.
          guard isPage, goal.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            return .refused(Response(403, "Sign in first."))
          }
          return .refused(
            Response(303, [.init("Location", goal), .init("Cache-Control", "no-store")]))
        }
      }
      if isPage, let ticket = request.query[Self.ticketName] {
        return .refused(await complete(ticket, request, cookie))
      }
      return .owner(
        SessionOwner(
          cookie: cookie, principal: store.signIns.principal(of: cookie), clientAddress: address))
    }

    /// Returns the answer to a request of a browser that has not opened the address with the start
    /// token, or that opens it; `nil` for a browser that has access.
    private func refusal(of request: Request, _ cookie: String?, isPage: Bool) -> Response? {
      guard let startToken else { return nil }
      let caching = Response.Field("Cache-Control", "no-store")
      if isPage, let token = request.query[StartToken.name],
        let cookie = startToken.redeem(token, cookie: cookie)
      {
        // The history of the browser does not contain the token.
        let goal = basePath.path(of: address(of: request)?.description ?? "/")
        return Response(303, [.init("Location", goal), caching, setting(cookie: cookie)])
      }
      guard !startToken.admits(cookie) else { return nil }
      // A page of a server that was started again loads itself again.
      guard isPage else {
        return request.path == "/live"
          ? Response(410, "The session has ended.") : Response(403, "The start token is missing.")
      }
      let type = Response.Field("Content-Type", "text/html; charset=utf-8")
      if request["sec-fetch-site"] == "cross-site" {
        return Response(200, [type, caching], body: Array(NoticePage.again.string.utf8))
      }
      return Response(
        403, [type, caching],
        body: Array(NoticePage.needsToken(language(of: request), basePath).string.utf8))
    }

    /// Completes a sign-in, and leads to the address without the ticket.
    private func complete(_ ticket: String, _ request: Request, _ cookie: String?) async -> Response
    {
      let caching = Response.Field("Cache-Control", "no-store")
      guard let (signIn, new) = store.signIns.redeem(ticket, cookie: cookie) else {
        return Response(
          303,
          [.init("Location", basePath.path(of: address(of: request)?.description ?? "/")), caching])
      }
      await store.endVisits(of: signIn.cookie)
      startToken?.admit(new)
      return Response(
        303, [.init("Location", basePath.path(of: signIn.address)), caching, setting(cookie: new)])
    }

    /// Whether the answer to a request is a page with a cookie.
    private static func isPage(_ request: Request) -> Bool {
      request.method == "GET" && !["/live", "/image", "/file"].contains(request.path)
        && [nil, "document", "empty"].contains(request["sec-fetch-dest"])
    }
  }
#endif
