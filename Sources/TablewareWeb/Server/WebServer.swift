#if Web
  import FlyingFox
  import FlyingSocks
  import Foundation
  import Tableware

  /// The HTTP side: which request leads to which session.
  struct WebServer: Sendable {
    private static let cookieName = "tableware"
    private static let bodyLimit = 262_144

    private let port: UInt16
    private let options: WebOptions
    private let store: SessionStore

    init(
      port: UInt16, options: WebOptions, _ screen: @escaping @Sendable (WebVisitor) -> any Screen
    ) {
      self.port = port
      self.options = options
      store = SessionStore(options, screen)
    }

    /// Serves until the task is cancelled; then sessions are told, and their screens go away.
    func run(_ onListening: @escaping @Sendable (String) -> Void) async throws {
      let server = HTTPServer(
        config: try configuration(), handler: Handler(server: self))
      let running = Task { try await server.run() }
      let sweeper = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(5))
          await store.sweep()
        }
      }
      defer { sweeper.cancel() }
      do {
        try await withTaskCancellationHandler {
          if case .ip4(let address, let port)? = try? await listening(server, running) {
            onListening("http://\(address):\(port)/")
          }
          try await running.value
        } onCancel: {
          Task {
            await store.endAll()
            await server.stop(timeout: 1)
          }
        }
      } catch {
        if Task.isCancelled { return }
        throw WebError.unavailable("\(error)")
      }
    }

    private func listening(
      _ server: HTTPServer, _ running: Task<Void, any Error>
    ) async throws -> Socket.Address? {
      try await server.waitUntilListening()
      return await server.listeningAddress
    }

    private func configuration() throws -> HTTPServer.Configuration {
      do {
        if options.address.contains(":") {
          return HTTPServer.Configuration(
            address: try sockaddr_in6.inet6(ip6: options.address, port: port), logger: .disabled)
        }
        return HTTPServer.Configuration(
          address: try sockaddr_in.inet(ip4: options.address, port: port), logger: .disabled)
      } catch {
        throw WebError.unavailable("“\(options.address)” is no address")
      }
    }

    fileprivate struct Handler: HTTPHandler {
      let server: WebServer

      func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        var response = await server.answer(request)
        for (name, value) in RequestRules.headers { response.headers[HTTPHeader(name)] = value }
        return response
      }
    }

    private func answer(_ request: HTTPRequest) async -> HTTPResponse {
      // Behind port 0 stands another port: the browser says which.
      let asked = request.headers[.host]?.split(separator: ":").last.flatMap { UInt16($0) }
      let rules = RequestRules(hosts: options.hosts, port: port == 0 ? asked ?? 0 : port)
      let host = request.headers[.host]
      guard rules.isOurs(host: host) else {
        return text(.init(421, phrase: "Misdirected Request"), "This server has another name.")
      }
      let origin = request.headers[HTTPHeader("Origin")]
      let cookie = RequestRules.cookie(Self.cookieName, in: request.headers[.cookie])
        .flatMap { Secret.isWellFormed($0) ? $0 : nil }
      let token = request.query["tab"]
      switch (request.method, request.path) {
      case (.GET, "/"): return await page(token, cookie)
      case (.GET, "/app.js"):
        return file(ClientFiles.script, "text/javascript; charset=utf-8")
      case (.GET, "/app.css"): return file(ClientFiles.style, "text/css; charset=utf-8")
      case (.GET, "/live"):
        guard rules.isOurs(origin: origin, host: host) else {
          return text(.forbidden, "Another page may not connect.")
        }
        guard let session = await store.find(token, cookie: cookie), await !session.hasEnded else {
          return text(.init(410, phrase: "Gone"), "The session has ended.")
        }
        return await connect(session, request)
      case (.POST, "/do"):
        guard rules.isOurs(origin: origin, host: host) else {
          return text(.forbidden, "Another page may not send forms.")
        }
        return await handleForm(request, token, cookie)
      default: return text(.notFound, "There is nothing here.")
      }
    }

    private func page(_ token: String?, _ cookie: String?) async -> HTTPResponse {
      var found = await store.find(token, cookie: cookie)
      if await found?.hasEnded == true { found = nil }
      let cookie = cookie ?? Secret.make()
      if found == nil { found = await store.open(cookie: cookie) }
      guard let found else {
        return text(
          .init(503, phrase: "Service Unavailable"), "There are too many sessions; try again later."
        )
      }
      var response = HTTPResponse(statusCode: .ok, body: Data(await found.page().utf8))
      response.headers[.contentType] = "text/html; charset=utf-8"
      response.headers[.cacheControl] = "no-store"
      response.headers[.setCookie] =
        "\(Self.cookieName)=\(cookie); Path=/; HttpOnly; SameSite=Strict"
      return response
    }

    private func handleForm(
      _ request: HTTPRequest, _ token: String?, _ cookie: String?
    ) async -> HTTPResponse {
      let length = request.headers[.contentLength].flatMap { Int($0) }
      guard let length, length <= Self.bodyLimit else {
        return text(.init(413, phrase: "Content Too Large"), "The form is too long.")
      }
      guard let session = await store.find(token, cookie: cookie),
        let body = try? await request.bodyData
      else { return redirect("/") }
      await session.handle(form: Array(body))
      return redirect("/?tab=\(session.token)")
    }

    private func connect(_ session: LiveSession, _ request: HTTPRequest) async -> HTTPResponse {
      let socket = WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(handler: Live(session: session)))
      return (try? await socket.handleRequest(request))
        ?? text(.badRequest, "This is no WebSocket.")
    }

    private func file(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
      let headers: HTTPHeaders = [.contentType: type, .cacheControl: "no-cache"]
      return HTTPResponse(statusCode: .ok, headers: headers, body: Data(bytes))
    }

    private func text(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
      let headers: HTTPHeaders = [.contentType: "text/plain; charset=utf-8"]
      return HTTPResponse(statusCode: status, headers: headers, body: Data("\(sentence)\n".utf8))
    }

    private func redirect(_ path: String) -> HTTPResponse {
      let headers: HTTPHeaders = [.location: path]
      return HTTPResponse(statusCode: .init(303, phrase: "See Other"), headers: headers)
    }
  }

  /// The messages of one connection.
  private struct Live: WSMessageHandler {
    let session: LiveSession

    func makeMessages(
      for client: AsyncStream<WSMessage>
    ) async throws -> AsyncStream<WSMessage> {
      let (connection, outgoing) = await session.connect()
      Task {
        for await message in client {
          switch message {
          case .text(let text): await session.receive(Array(text.utf8), on: connection)
          case .data: await session.receive([], on: connection)
          case .close: break
          }
        }
        await session.disconnect(connection)
      }
      let (stream, continuation) = AsyncStream.makeStream(of: WSMessage.self)
      Task {
        for await message in outgoing {
          switch message {
          case .frame(let bytes): continuation.yield(.text(String(decoding: bytes, as: UTF8.self)))
          case .end(let reason):
            continuation.yield(.close(WSCloseCode(1008, reason: String(reason.prefix(80)))))
          }
        }
        continuation.finish()
      }
      return stream
    }
  }
#endif
