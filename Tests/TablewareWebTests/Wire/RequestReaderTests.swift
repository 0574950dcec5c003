import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct RequestReaderTests {
  @Test func aRequestIsReadWhole() {
    let request = Request(
      method: "POST", path: "/do", query: ["tab": "1 2", "x": "", "ü": "&"],
      fields: [
        .init(name: "host", value: "a:1"), .init(name: "cookie", value: "a=1"),
        .init(name: "cookie", value: "b=2"), .init(name: "content-length", value: "3"),
      ], body: Array("a=b".utf8))
    #expect(outcomes(of: Sample.post) == [.request(request)])
    #expect(request["cookie"] == "a=1; b=2")
    #expect(request["accept"] == nil)
  }

  @Test(arguments: [Sample.get, Sample.post, Sample.two, "\r\n" + Sample.get, Sample.refused])
  func anySplitGivesTheSame(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = outcomes(of: text)
    #expect(!whole.isEmpty)
    for position in 0...bytes.count {
      #expect(
        outcomes(of: [bytes[..<position], bytes[position...]]) == whole, "split at \(position)")
    }
    #expect(outcomes(of: bytes.indices.map { bytes[$0...$0] }) == whole)
  }

  @Test func whatFollowsARequestIsLeft() {
    var reader = RequestReader()
    var piece = Array((Sample.get + "\u{1}\u{2}rest").utf8)[...]
    guard case .request = reader.read(&piece) else { return #expect(Bool(false)) }
    #expect(Array(piece) == Array("\u{1}\u{2}rest".utf8))
    #expect(reader.isEmpty && reader.heldBytes == 0)
  }

  @Test func theReaderSaysHowFarItIs() {
    var reader = RequestReader()
    #expect(reader.isEmpty && !reader.isInBody)
    var piece = Array("POST /do HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n".utf8)[...]
    #expect(reader.read(&piece) == .needsMore)
    #expect(!reader.isEmpty && !reader.isInBody)
    piece = Array("\r\n1".utf8)[...]
    #expect(reader.read(&piece) == .needsMore)
    #expect(!reader.isEmpty && reader.isInBody)
  }

  @Test func connectionsAreKeptOpenUnlessToldOtherwise() {
    for (value, isKept) in [("keep-alive", true), ("Close", false), ("a, close ,b", false)] {
      let text = "GET / HTTP/1.1\r\nHost: a\r\nConnection: \(value)\r\n\r\n"
      guard case .request(let request)? = outcomes(of: text).first else {
        Issue.record("No request: \(text)")
        continue
      }
      #expect(request.isKeptOpen == isKept)
    }
  }

  @Test(arguments: Sample.mistakes)
  func mistakesAreRefused(_ mistake: Sample.Mistake) {
    #expect(outcomes(of: mistake.text) == [.refused(Refusal(mistake.status, mistake.reason))])
  }

  @Test func nothingIsReadAfterARefusal() {
    var reader = RequestReader()
    for text in ["GET\r\n", Sample.get] {
      var piece = Array(text.utf8)[...]
      let refusal = Refusal(400, "The request line is not a method, a target and a version.")
      #expect(reader.read(&piece) == .refused(refusal))
      #expect(piece.isEmpty && reader.heldBytes == 0)
    }
  }

  @Test func anythingIsReadWithinBounds() {
    for seed in UInt64(0)..<2_000 {
      var random = SeededGenerator(seed: seed)
      var bytes = Array(seed % 2 == 0 ? Sample.two.utf8 : Sample.post.utf8)
      if seed % 5 == 0 { bytes = (0..<600).map { _ in UInt8.random(in: 0...255, using: &random) } }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes.mutate(using: &random)
      }
      var reader = RequestReader()
      var rest = bytes[...]
      while !rest.isEmpty {
        var piece = rest.prefix(Int.random(in: 1...64, using: &random))
        rest = rest.dropFirst(piece.count)
        while !piece.isEmpty, case .request = reader.read(&piece) {}
        #expect(
          reader.heldBytes <= RequestLimits.head + RequestLimits.body, "seed \(seed)")
      }
    }
  }

  @Test func nothingMoreIsHeldThanTheLimit() {
    for begin in [
      "", "GET / HTTP/1.1\r\nHost: a\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(RequestLimits.body)\r\n\r\n",
    ] {
      var reader = RequestReader()
      var piece = Array(begin.utf8)[...]
      _ = reader.read(&piece)
      var highest = 0
      for _ in 0..<100 {
        var piece = [UInt8](repeating: 97, count: 8_000)[...]
        _ = reader.read(&piece)
        highest = max(highest, reader.heldBytes)
      }
      #expect(highest > 0 && highest <= RequestLimits.head + RequestLimits.body)
      #expect(reader.heldBytes == 0)
    }
  }

  private func outcomes(of text: String) -> [RequestReader.Outcome] {
    outcomes(of: [Array(text.utf8)[...]])
  }

  private func outcomes(of pieces: [ArraySlice<UInt8>]) -> [RequestReader.Outcome] {
    var reader = RequestReader()
    var outcomes: [RequestReader.Outcome] = []
    for piece in pieces {
      var piece = piece
      repeat {
        let outcome = reader.read(&piece)
        // A refusal is said again whenever it is asked.
        if outcome != .needsMore, outcome != outcomes.last || outcomes.last.isRequest {
          outcomes.append(outcome)
        }
      } while !piece.isEmpty
    }
    return outcomes
  }
}

extension RequestReader.Outcome? {
  fileprivate var isRequest: Bool { if case .request? = self { true } else { false } }
}

extension [UInt8] {
  /// Changes, removes, repeats or adds a few bytes.
  mutating func mutate(using random: inout SeededGenerator) {
    guard let position = indices.randomElement(using: &random) else { return }
    let length = Int.random(in: 0...3, using: &random)
    let end = Swift.min(position + length, count)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: self[position] = UInt8.random(in: 0...255, using: &random)
    case 1: removeSubrange(position..<end)
    case 2: insert(contentsOf: self[position..<end], at: position)
    default: insert(UInt8.random(in: 0...255, using: &random), at: position)
    }
  }
}

/// Requests, right and wrong.
enum Sample {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let status: Int
    let reason: String
    var testDescription: String { "\(status) \(reason)" }
  }

  static let get = "GET /?a=1 HTTP/1.1\r\nHost: localhost:8080\r\nAccept:*/*\r\nX-Y:\t ü \r\n\r\n"
  static let post =
    "POST /do?tab=1+2&x&tab=3&%C3%BC=%26 HTTP/1.1\r\nHost: a:1\r\nCookie: a=1\r\ncookie: b=2 \r\n"
    + "Content-Length: 3\r\n\r\na=b"
  static let two = post + get
  static let refused = get + "GET / HTTP/1.1\r\n\r\n"

  static let mistakes: [Mistake] = [
    mistake("GET /\r\n", 400, "The request line is not a method, a target and a version."),
    mistake(
      "GET  / HTTP/1.1\r\n", 400, "The request line is not a method, a target and a version."),
    mistake(
      " GET / HTTP/1.1\r\n", 400, "The request line is not a method, a target and a version."),
    mistake("G@T / HTTP/1.1\r\n", 400, "The method is not a token."),
    mistake("GET http://a/ HTTP/1.1\r\n", 400, "The target is not a path."),
    mistake("GET /\u{FC} HTTP/1.1\r\n", 400, "The target is not a path."),
    mistake("OPTIONS * HTTP/1.1\r\n", 400, "The target is not a path."),
    mistake("GET / http/1.1\r\n", 400, "The version is not an HTTP version."),
    mistake("GET / HTTP/1.1x\r\n", 400, "The version is not an HTTP version."),
    mistake("GET / HTTP/1.0\r\n", 505, "This server supports only HTTP/1.1."),
    mistake("GET / HTTP/2.0\r\n", 505, "This server supports only HTTP/1.1."),
    mistake("PRI * HTTP/2.0\r\n", 400, "The target is not a path."),
    mistake("\r\n\r\n", 400, "The request line is not a method, a target and a version."),
    mistake("GET / HTTP/1.1\n", 400, "A line does not end with carriage return and line feed."),
    mistake("GET / \rHTTP/1.1\r\n", 400, "A line contains a carriage return."),
    mistake("GET /\u{0} HTTP/1.1\r\n", 400, "The header contains a control character."),
    mistake("GET /\u{7F} HTTP/1.1\r\n", 400, "The header contains a control character."),
    field("X: a\u{0}b", 400, "The header contains a control character."),
    field("X: a\u{1B}b", 400, "The header contains a control character."),
    field(" collapsed", 400, "A header line continues the one before."),
    field("\tfolded", 400, "A header line continues the one before."),
    field("X", 400, "A header line has no colon."),
    field("X : a", 400, "The name of a header line is not a token."),
    field(": a", 400, "The name of a header line is not a token."),
    field("Host: b\r\n", 400, "The header has two hosts."),
    mistake("GET / HTTP/1.1\r\nA: b\r\n\r\n", 400, "The host is missing."),
    field("Content-Length: -1\r\n", 400, "The length of the body is not a number."),
    field("Content-Length: +1\r\n", 400, "The length of the body is not a number."),
    field("Content-Length: 1, 1\r\n", 400, "The length of the body is not a number."),
    field("Content-Length: 0x1\r\n", 400, "The length of the body is not a number."),
    field("Content-Length:\r\n", 400, "The length of the body is not a number."),
    field("Content-Length: 1\r\nContent-Length: 2\r\n", 400, "The body has two lengths."),
    field("Content-Length: 262145\r\n", 413, "The body is longer than 262144 bytes."),
    field("Content-Length: 99999999999999999999\r\n", 413, "The body is longer than 262144 bytes."),
    field("Transfer-Encoding: chunked\r\n", 501, "Chunked bodies are not supported."),
    field(
      "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", 400,
      "The body has a length and an encoding."),
    mistake(
      "GET /" + String(repeating: "a", count: 9_000), 414,
      "The request line is longer than 8192 bytes."),
    field(
      "X: " + String(repeating: "a", count: 9_000), 431, "A header line is longer than 8192 bytes."),
    field(
      (0..<3).map { "X\($0): " + String(repeating: "a", count: 8_000) + "\r\n" }.joined(), 431,
      "The header is longer than 16384 bytes."),
    field(
      (0..<100).map { "X\($0): a\r\n" }.joined(), 431, "The header has more than 100 lines."),
  ]

  private static func mistake(_ text: String, _ status: Int, _ reason: String) -> Mistake {
    Mistake(text: text, status: status, reason: reason)
  }

  private static func field(_ line: String, _ status: Int, _ reason: String) -> Mistake {
    mistake("GET / HTTP/1.1\r\nHost: a\r\n\(line)\r\n", status, reason)
  }
}
