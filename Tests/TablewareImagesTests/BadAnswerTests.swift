import Foundation
import Synchronization
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
    await #expect(throws: ImageLoadError.badStatus(310)) { try await load("loop") }
    #expect(BadServer.requests.count(of: "/loop") == 5)
  }

  @Test func redirection_toAPicture_isFollowed() async throws {
    #expect(try await load("once") == Self.png)
  }

  @Test(arguments: ["evil", "file", "script"])
  func redirection_toWhatIsNotAllowed_isNotFollowed(path: String) async {
    await #expect(throws: ImageLoadError.self) { try await load(path) }
    #expect(BadServer.requests.count(of: "/\(path)") == 1)
    #expect(BadServer.requests.count(of: "/") == 0)
    #expect(BadServer.requests.count(of: "/etc/passwd") == 0)
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
    let loading = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await load("canceled")
    }
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }
    #expect(BadServer.requests.count(of: "/canceled") == 0)
    // A task that is not canceled sends it.
    await #expect(throws: ImageLoadError.badStatus(404)) { try await load("canceled") }
    #expect(BadServer.requests.count(of: "/canceled") == 1)
  }

  /// Answers every request of the session that it is given to.
  private final class BadServer: URLProtocol {
    static let requests = Counter()

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
      guard let url = request.url else { return }
      Self.requests.add(url.path)
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

  /// The requests by their paths. Those of canceled tasks arrive later, during other tests, so each
  /// test that counts has paths of its own.
  private final class Counter: Sendable {
    private let counts = Mutex<[String: Int]>([:])
    func add(_ path: String) { counts.withLock { $0[path, default: 0] += 1 } }
    func count(of path: String) -> Int { counts.withLock { $0[path] ?? 0 } }
  }
}
