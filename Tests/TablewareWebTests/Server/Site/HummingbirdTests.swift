#if Hummingbird
  import Hummingbird
  import Logging
  import ServiceLifecycle
  import Synchronization
  import Tableware
  import TablewareHummingbird
  import TablewareService
  import Testing

  @testable import TablewareWeb

  /// A site in a Hummingbird application, whose middleware knows the user.
  @Suite struct HummingbirdTests {
    private struct AppContext: RequestContext {
      var coreContext: CoreRequestContextStorage
      var user: String?
      init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
    }

    /// Refuses requests without a user.
    private struct Login: RouterMiddleware {
      func handle(
        _ request: Request, context: AppContext,
        next: (Request, AppContext) async throws -> Response
      ) async throws -> Response {
        guard let authorization = request.headers[.authorization] else {
          throw HTTPError(.unauthorized)
        }
        var context = context
        context.user = String(authorization.dropFirst("Bearer ".count))
        return try await next(request, context)
      }
    }

    /// A screen that offers a file.
    private final class ExportScreen: Screen {
      let context = ScreenContext()
      let title = "Export"
      private let visitor: WebVisitor

      init(_ visitor: WebVisitor) { self.visitor = visitor }

      var sections: [Section] {
        Section("all") { TextRow("Export").onTap { self.export() } }
      }

      private func export() {
        visitor.download(
          WebDownload("lines.txt") { output in
            for number in 0..<3 { try await output.write("line \(number)\n") }
          })
      }
    }

    /// Serves a site below `/admin`, and the page `/`, during a test.
    private func serve(
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen = {
        CountScreen($0.principal?.id ?? "")
      },
      _ test: (UInt16) async throws -> Void
    ) async throws {
      var options = WebOptions()
      options.basePath = "/admin"
      options.onReport = { _ in }
      let site = try WebSite(options: options, screen)
      let router = Router(context: AppContext.self)
      router.get("/") { _, _ in "home" }
      router.group().add(middleware: Login()).add(site) { $0.user.map { WebPrincipal(id: $0) } }
      let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
      var app = Application(
        router: router, server: .sites(),
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: {
          continuation.yield(UInt16(truncatingIfNeeded: $0.localAddress?.port ?? 0))
        },
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      app.addServices(WebService(site))
      let group = ServiceGroup(
        configuration: .init(
          services: [app], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
      let running = Task { try await group.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      let result: Result<Void, any Error>
      do { result = .success(try await test(port)) } catch { result = .failure(error) }
      await group.triggerGracefulShutdown()
      try await running.value
      try result.get()
    }

    /// The whole answer to a request whose connection ends with it.
    private func answer(
      _ port: UInt16, _ request: String, _ headers: String = "", _ body: String = ""
    ) async throws -> String {
      let client = try await TestClient(port: port)
      try await client.send(
        "\(request) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(headers)Connection: close\r\n\r\n\(body)"
      )
      return try await client.rest()
    }

    /// What a browser of Ann knows after its first page.
    private struct OpenPage {
      let tab: String
      let cookieName: String
      let cookie: String
    }

    /// Opens the first page as Ann.
    private func openPage(_ port: UInt16) async throws -> OpenPage {
      let page = try await answer(port, "GET /admin/", Self.ann)
      let cookie = try #require(page.firstMatch(of: /Set-Cookie: ([^=]+)=(\w+)/)).output
      let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
      return OpenPage(tab: String(tab), cookieName: String(cookie.1), cookie: String(cookie.2))
    }

    private static let ann = "Authorization: Bearer ann\r\n"

    @Test func site_isPartOfAnApplication() async throws {
      try await serve { port in
        #expect(try await answer(port, "GET /").hasSuffix("\r\n\r\nhome"))
        let page = try await answer(port, "GET /admin/", Self.ann)
        #expect(page.hasPrefix("HTTP/1.1 200 "))
        #expect(page.contains("<title>ann</title>"))
        #expect(try await answer(port, "GET /admin/missing", Self.ann).hasPrefix("HTTP/1.1 404 "))
        try await TestClient(port: port).use(path: "/admin/", headers: Self.ann)
      }
    }

    @Test func middleware_runsBeforeTheSite() async throws {
      try await serve { port in
        #expect(try await answer(port, "GET /admin/").hasPrefix("HTTP/1.1 401 "))
        let upgrade =
          "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        let client = try await TestClient(port: port)
        try await client.send(
          "GET /admin/live?tab=1 HTTP/1.1\r\nHost: localhost:\(port)\r\n\(upgrade)\r\n")
        #expect(try await client.head().hasPrefix("HTTP/1.1 401 "))
        client.close()
      }
    }

    @Test func webSocket_mayFollowARequest_ofItsConnection() async throws {
      try await serve { port in
        let page = try await openPage(port)
        let client = try await TestClient(port: port)
        try await client.send("HEAD /admin/ HTTP/1.1\r\nHost: localhost\r\n\(Self.ann)\r\n")
        #expect(try await client.head().hasPrefix("HTTP/1.1 200 "))
        try await client.upgrade(
          tab: page.tab, cookie: page.cookie, named: page.cookieName, path: "/admin/",
          headers: Self.ann)
        try await client.tapOnce()
        client.close()
      }
    }

    @Test func upgradeToAnotherProtocol_isIgnored() async throws {
      try await serve { port in
        let upgrade = "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
        let page = try await answer(port, "GET /", upgrade)
        #expect(page.hasSuffix("\r\n\r\nhome"), "\(page)")
      }
    }

    @Test func session_isNotThatOfAnotherUser() async throws {
      try await serve { port in
        let page = try await openPage(port)
        let client = try await TestClient(port: port)
        let refusal = await #expect(throws: TestFailure.self) {
          try await client.upgrade(
            tab: page.tab, cookie: page.cookie, named: page.cookieName,
            path: "/admin/",
            headers: "Authorization: Bearer bob\r\n")
        }
        #expect(
          refusal?.description.hasPrefix("HTTP/1.1 4") == true, "\(String(describing: refusal))")
      }
    }

    /// The application waits for its connections, and stops the site only after that.
    @Test(.timeLimit(.minutes(1))) func shutdown_closesEveryConnection() async throws {
      var closing: Task<Closing, any Error>?
      var ends: [Task<String, any Error>] = []
      try await serve { port in
        let page = try await openPage(port)
        let client = try await TestClient(port: port)
        try await client.upgrade(
          tab: page.tab, cookie: page.cookie, named: page.cookieName, path: "/admin/",
          headers: Self.ann)
        closing = Task {
          defer { client.close() }
          return try await client.closing()
        }
        // Without a request, with half a request, and with one that was answered.
        for (sent, head) in [("", ""), ("GET / HTTP/1.1\r\nHo", ""), (Self.home, "HTTP/1.1 200")] {
          let other = try await TestClient(port: port)
          try await other.send(sent)
          if !head.isEmpty { #expect(try await other.head().hasPrefix(head)) }
          ends.append(Task { try await other.rest() })
        }
        // The server has accepted the connections before it stops.
        _ = try await answer(port, "GET /")
      }
      #expect(try await closing?.value == Closing(1001, "The server stops."))
      for (end, text) in zip(ends, ["", "", "home"]) { #expect(try await end.value == text) }
    }

    private static let home = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

    @Test func head_isAnsweredWithoutTheBody() async throws {
      try await serve { port in
        let head = try await answer(port, "HEAD /admin/", Self.ann)
        #expect(head.hasPrefix("HTTP/1.1 200 "))
        #expect(head.hasSuffix("\r\n\r\n"))
      }
    }

    @Test func file_isWrittenWhileItIsSent() async throws {
      try await serve({ ExportScreen($0) }) { port in
        let page = try await openPage(port)
        let session = Self.ann + "Cookie: \(page.cookieName)=\(page.cookie)\r\n"
        let posted = try await answer(
          port, "POST /admin/do?tab=\(page.tab)",
          "\(session)Origin: http://localhost:\(port)\r\nContent-Length: 5\r\n", "e=t+1")
        #expect(posted.hasPrefix("HTTP/1.1 303 "))
        let next = try await answer(port, "GET /admin/?tab=\(page.tab)", session)
        let url = try #require(
          next.firstMatch(of: /http-equiv="refresh" content="0; url=([^"]+)"/)?.1)
        let file = try await answer(port, "GET \(url.replacing("&amp;", with: "&"))", session)
        #expect(file.contains("filename=\"lines.txt\""))
        #expect(
          file.hasSuffix("\r\n\r\n7\r\nline 0\n\r\n7\r\nline 1\n\r\n7\r\nline 2\n\r\n0\r\n\r\n"))
      }
    }

    @Test func body_thatIsTooLong_isRefused() async throws {
      try await serve { port in
        let body = String(repeating: "a", count: WebSite.bodyLimit + 1)
        let answer = try await answer(
          port, "POST /admin/", Self.ann + "Content-Length: \(body.utf8.count)\r\n", body)
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
      }
    }
  }
#endif
