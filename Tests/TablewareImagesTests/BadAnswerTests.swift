import Foundation
import TablewareHosting
import Testing

@testable import TablewareImages

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers that a server should not give.
@Suite(.serialized) struct BadAnswerTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  private func load(_ path: String) async throws -> [UInt8] {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [BadServer.self]
    return try await URLImageLoader(["https://a.example"], 5, configuration)
      .bytes(of: "https://a.example/\(path)")
  }

  @Test func redirection_withoutEnd_failsAfterFiveRequests() async {
    BadServer.requests.reset()
    await #expect(throws: ImageLoadError.badStatus(310)) { try await load("loop") }
    #expect(BadServer.requests.count == 5)
  }

  @Test func redirection_toAPicture_isFollowed() async throws {
    #expect(try await load("once") == Self.png)
  }

  @Test(arguments: ["evil", "file", "script"])
  func redirection_toWhatIsNotAllowed_isNotFollowed(path: String) async {
    BadServer.requests.reset()
    await #expect(throws: ImageLoadError.self) { try await load(path) }
    #expect(BadServer.requests.count == 1)
  }

  @Test(arguments: [("empty", 0), ("text", 6), ("large", 50 << 20)])
  func answer_thatIsNoPicture_isRefused(path: String, byteCount: Int) async {
    await #expect(throws: ImageLoadError.notAPicture(byteCount: byteCount)) {
      try await load(path)
    }
  }

  @Test func answer_withAnErrorStatus_isRefused() async {
    await #expect(throws: ImageLoadError.badStatus(404)) { try await load("missing") }
  }

  @Test func answer_thatDoesNotArrive_isNotRequestedAgain() async {
    await #expect(throws: ImageLoadError.timedOut) { try await load("late") }
  }

  /// On Linux, a `URLSession` blocks two threads or ends the process if one of its tasks is
  /// canceled while the answer arrives (swift-corelibs-foundation, issue 5412).
  @Test(arguments: ["picture", "late", "once"])
  func cancellation_whileAnAnswerArrives_endsTheRequest(path: String) async {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [BadServer.self]
    let loader = URLImageLoader(["https://a.example"], 5, configuration)
    for round in 0..<1_000 {
      let loading = Task { try await loader.bytes(of: "https://a.example/\(path)") }
      // From none to a few hundred microseconds: the answers arrive within that time.
      for _ in 0..<round % 40 { await Task.yield() }
      loading.cancel()
      switch (await loading.result, path) {
      case (.success(let bytes), "picture"), (.success(let bytes), "once"):
        #expect(bytes == Self.png)
      case (.failure(let error), _):
        #expect(error is CancellationError || path == "late" && error is ImageLoadError)
      default: Issue.record("The picture that comes late was loaded.")
      }
    }
  }

  @Test func request_ofACanceledTask_isNotSent() async {
    BadServer.requests.reset()
    let loading = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await load("picture")
    }
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }
    #expect(BadServer.requests.count == 0)
  }

  /// Answers every request of the session that it is given to.
  private final class BadServer: URLProtocol {
    static let requests = Counter()

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      Self.requests.add()
      guard let url = request.url else { return }
      let targets = [
        "/loop": "/loop", "/once": "/picture", "/evil": "https://evil.example/",
        "/file": "file:///etc/passwd", "/script": "javascript:alert(1)",
      ]
      if let target = targets[url.path] { return send(url, 302, ["Location": target], []) }
      switch url.path {
      case "/picture": send(url, 200, [:], BadAnswerTests.png)
      case "/empty": send(url, 200, [:], [])
      case "/text": send(url, 200, [:], Array("<svg/>".utf8))
      case "/large":
        send(url, 200, [:], BadAnswerTests.png + .init(repeating: 0, count: 52_428_791))
      case "/late": client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
      default: send(url, 404, [:], [])
      }
    }

    private func send(_ url: URL, _ status: Int, _ fields: [String: String], _ body: [UInt8]) {
      guard
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(body))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    var count: Int { lock.withLock { value } }
    func add() { lock.withLock { value += 1 } }
    func reset() { lock.withLock { value = 0 } }
  }
}
