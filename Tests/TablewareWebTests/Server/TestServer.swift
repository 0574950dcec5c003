#if Web
  import Foundation
  import Synchronization
  import Tableware

  @testable import TablewareWeb

  /// A server on a port of its own, whose time stands still.
  struct TestServer {
    let clock: SteppedClock
    let server: WebServer
    let port: UInt16
    let url: String
    let reports: Reports
    let serving: Task<Void, any Error>

    /// Runs a test with a server, and stops the server behind it.
    static func run(
      _ options: WebOptions = WebOptions(),
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen = { _ in CountScreen() },
      _ test: (TestServer) async throws -> Void
    ) async throws {
      try await run(WebApp(screen: screen), options, test)
    }

    /// Runs a test with a server of an app.
    static func run(
      _ app: WebApp, _ options: WebOptions = WebOptions(),
      _ test: (TestServer) async throws -> Void
    ) async throws {
      let (clock, reports) = (SteppedClock(), Reports())
      var options = options
      options.onReport = { reports.add($0) }
      let server = WebServer(port: 0, options: options, time: ServerTime(clock), app)
      let (urls, continuation) = AsyncStream.makeStream(of: String.self)
      let serving = Task {
        defer { continuation.finish() }
        try await server.run { continuation.yield($0) }
      }
      guard let url = await urls.first(where: { _ in true }) else { return try await serving.value }
      let digits = url.split(separator: ":").last?.prefix(while: \.isNumber)
      let port = digits.flatMap { UInt16($0) } ?? 0
      let running = TestServer(
        clock: clock, server: server, port: port, url: url, reports: reports, serving: serving)
      let result: Result<Void, any Error>
      do { result = .success(try await test(running)) } catch { result = .failure(error) }
      serving.cancel()
      clock.endSleeps()
      try await serving.value
      try result.get()
    }

    func connect() async throws -> TestClient {
      try await TestClient(port: port)
    }

    /// A browser that has opened a page and connected.
    func open() async throws -> (client: TestClient, cookie: String, tab: String) {
      let page = try await answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n")
      guard let cookie = page.firstMatch(of: /tableware=(\w+)/)?.1,
        let tab = page.firstMatch(of: /data-tab="(\w+)"/)?.1
      else { throw TestFailure("There is no session: \(page)") }
      let client = try await connect()
      try await client.upgrade(tab: String(tab), cookie: String(cookie))
      return (client, String(cookie), String(tab))
    }

    /// The whole answer to a request whose last line is still to come.
    func answer(to request: String, body: String = "") async throws -> String {
      let client = try await connect()
      try await client.send("\(request)Connection: close\r\n\r\n\(body)")
      return try await client.rest()
    }
  }

  struct TestFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  /// What a server has reported.
  final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  extension TestClient {
    func send(_ text: String) async throws { try await send(Array(text.utf8)) }

    /// Everything up to the end of the connection, which is closed then.
    func rest() async throws -> String {
      defer { close() }
      return String(decoding: await input.rest(), as: UTF8.self)
    }

    /// An answer's header.
    func head() async throws -> String {
      var bytes: [UInt8] = []
      while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes += try await read(1) }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// A WebSocket frame of the server: its first byte and its payload.
    func frame() async throws -> (first: UInt8, payload: [UInt8]) {
      let head = try await read(2)
      var length = Int(head[1])
      if length > 125 {
        length = try await read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      return (head[0], try await read(length))
    }

    /// The code and reason of the close frame that comes next.
    func closing() async throws -> Closing {
      let (first, payload) = try await frame()
      guard first == 0x88, payload.count >= 2 else {
        throw TestFailure(
          "No close frame, but \(first): \(String(decoding: payload, as: UTF8.self))")
      }
      return Closing(
        Int(payload[0]) << 8 | Int(payload[1]),
        String(decoding: payload.dropFirst(2), as: UTF8.self))
    }

    func say(_ text: String) async throws {
      try await send(ClientFrameBytes.frame(0x1, Array(text.utf8)))
    }

    func upgrade(
      tab: String, cookie: String, named name: String = "tableware", path: String = "/",
      headers: String = ""
    ) async throws {
      let host = "localhost:\(port)"
      try await send(
        "GET \(path)live?tab=\(tab) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
          + "\(headers)Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
          + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: \(name)=\(cookie)\r\n\r\n")
      let answer = try await head()
      guard answer.hasPrefix("HTTP/1.1 101 "),
        answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n")
      else { throw TestFailure(answer) }
    }
  }

  /// A row that counts how often it was tapped.
  final class CountScreen: Screen {
    let context = ScreenContext()
    let title: String
    private var taps = 0

    init(_ title: String = "Count") { self.title = title }

    var sections: [Section] {
      Section("all") {
        TextRow("Taps", value: "\(taps)").id("taps").onTap { self.taps += 1 }
      }
    }
  }
#endif
