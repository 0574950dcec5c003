#if Web
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import TablewareTesting
  import Testing

  @testable import TablewareWeb

  @Suite struct RequestAssemblerTests {
    @Test func aRequestIsReadWhole() {
      let request = Request(
        method: "POST", target: "/do?tab=1+2&x&tab=3&%C3%BC=%26",
        fields: [
          .init(name: "host", value: "a:1"), .init(name: "cookie", value: "a=1"),
          .init(name: "cookie", value: "b=2"), .init(name: "content-length", value: "3"),
        ], body: Array("a=b".utf8))
      #expect(outcomes(of: Sample.post) == [.request(request)])
      #expect(request.path == "/do")
      #expect(request.query == ["tab": "1 2", "x": "", "ü": "&"])
      #expect(request["cookie"] == "a=1; b=2")
      #expect(request["accept"] == nil)
    }

    @Test func query_withLongNamesAndValues_hasThoseUpToTheLimit() {
      let (whole, long) = (
        String(repeating: "n", count: 1_000), String(repeating: "n", count: 1_001)
      )
      let request = Request(
        method: "GET", target: "/?\(whole)=1&\(long)=2&a=\(whole)&b=\(long)&c=3", fields: [],
        body: [])
      #expect(request.query == [whole: "1", "a": whole, "c": "3"])
    }

    @Test func body_thatIsIncomplete_isAwaited() {
      var assembler = RequestAssembler()
      #expect(!assembler.isInBody)
      let head = HTTPRequestHead(
        version: .http1_1, method: .POST, uri: "/", headers: ["Host": "a", "Content-Length": "3"])
      #expect(assembler.read(.head(head)) == .needsMore)
      #expect(assembler.isInBody)
      #expect(assembler.read(.body(ByteBuffer(string: "ab"))) == .needsMore)
      #expect(assembler.isInBody)
      #expect(assembler.read(.body(ByteBuffer(string: "c"))) == .needsMore)
      #expect(!assembler.isInBody && assembler.heldBytes == 3)
      let refusal = Refusal(413, "The body is longer than its length.")
      #expect(assembler.read(.body(ByteBuffer(string: "d"))) == .refused(refusal))
      #expect(!assembler.isInBody && assembler.heldBytes == 0)
      #expect(assembler.read(.end(nil)) == .refused(Refusal(400, "The header is missing.")))
    }

    @Test func header_withoutABody_awaitsNone() {
      var assembler = RequestAssembler()
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/", headers: ["Host": "a"])
      #expect(assembler.read(.head(head)) == .needsMore)
      #expect(!assembler.isInBody)
    }

    @Test(arguments: ["b", " b", "b ", "\tb \t", " b c\t"])
    func value_ofAField_isTrimmed(value: String) {
      let text = "GET / HTTP/1.1\r\nHost: a\r\nX:\(value)\r\n\r\n"
      guard case .request(let request)? = outcomes(of: text).first else {
        Issue.record("No request: \(text)")
        return
      }
      #expect(request["x"] == (value.contains("c") ? "b c" : "b"))
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

    @Test func body_thatIsTooLong_isNotKept() {
      let limit = RequestLimits.body
      let head = { (length: Int) in
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n"
      }
      let part = [UInt8](repeating: 97, count: limit / 8)
      // The collector checks what is kept after each part.
      let parts = [[UInt8]](repeating: part, count: 8).map { $0[...] }
      let whole = outcomes(of: [Array(head(limit).utf8)[...]] + parts)
      guard case .request(let request)? = whole.first else {
        return #expect(Bool(false), "\(whole)")
      }
      #expect(request.body.count == limit)
      let refusal = Refusal(413, "The body is longer than \(limit) bytes.")
      #expect(
        outcomes(of: [Array(head(limit + 1).utf8)[...]] + parts + parts) == [.refused(refusal)])
    }

    @Test func anythingIsReadWithinBounds() {
      for seed in UInt64(0)..<2_000 {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(seed % 2 == 0 ? Sample.two.utf8 : Sample.post.utf8)
        if seed % 5 == 0 {
          bytes = (0..<600).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes.mutate(using: &random)
        }
        var pieces: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          pieces.append(rest.prefix(Int.random(in: 1...64, using: &random)))
          rest = rest.dropFirst(pieces.last?.count ?? 0)
        }
        #expect(outcomes(of: pieces) == outcomes(of: [bytes[...]]), "seed \(seed)")
      }
    }

    private func outcomes(of text: String) -> [RequestAssembler.Outcome] {
      outcomes(of: [Array(text.utf8)[...]])
    }

    private func outcomes(of pieces: [ArraySlice<UInt8>]) -> [RequestAssembler.Outcome] {
      let collector = RequestCollector()
      let decoder = HTTPRequestDecoder(
        leftOverBytesStrategy: .forwardBytes, limitConfiguration: RequestAssembler.decoderLimits)
      let channel = EmbeddedChannel(handlers: [ByteToMessageHandler(decoder), collector])
      for piece in pieces { _ = try? channel.writeInbound(ByteBuffer(bytes: piece)) }
      collector.isDone = true
      _ = try? channel.finish(acceptAlreadyClosed: true)
      return collector.outcomes
    }
  }

  /// Reads requests as a connection does, up to the first refusal.
  private final class RequestCollector: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart

    private(set) var outcomes: [RequestAssembler.Outcome] = []
    private var assembler = RequestAssembler()
    var isDone = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      add(assembler.read(unwrapInboundIn(data)))
      #expect(assembler.heldBytes <= RequestLimits.body)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      add(.refused(RequestAssembler.refusal(of: error)))
    }

    private func add(_ outcome: RequestAssembler.Outcome) {
      if isDone { return }
      if case .refused = outcomes.last { return }
      if outcome != .needsMore { outcomes.append(outcome) }
    }
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
      line("GET /", 400, "The version is not an HTTP version."),
      line(" GET / HTTP/1.1", 400, "The method is not known."),
      line("G@T / HTTP/1.1", 400, "The method is not known."),
      line("get / HTTP/1.1", 400, "The method is not known."),
      line("GET http://a/ HTTP/1.1", 400, "The target is not a path."),
      line("CONNECT a:1 HTTP/1.1", 400, "The target is not a path."),
      line("OPTIONS * HTTP/1.1", 400, "The target is not a path."),
      line("GET /\u{FC} HTTP/1.1", 400, "The target is not a path."),
      line("GET /\u{0} HTTP/1.1", 400, "The target is not a path."),
      line("GET /\u{7F} HTTP/1.1", 400, "The target is not a path."),
      line("GET /a b HTTP/1.1", 400, "The request is not valid HTTP."),
      line("GET / http/1.1", 400, "The request is not valid HTTP."),
      line("GET / \rHTTP/1.1", 400, "The request is not valid HTTP."),
      line("GET / HTTP/1.1x", 400, "The version is not an HTTP version."),
      line("GET / HTTP/2.0", 400, "The version is not an HTTP version."),
      line("PRI * HTTP/2.0", 400, "The version is not an HTTP version."),
      line("GET / HTTP/1.0", 505, "This server supports only HTTP/1.1."),
      line("GET / HTTP/1.1\nX: y", 400, "The version is not an HTTP version."),
      field("X: y\nZ: a", 400, "The request is not valid HTTP."),
      field("X: a\u{0}b", 400, "The request is not valid HTTP."),
      field("X: a\u{1B}b", 400, "The request is not valid HTTP."),
      field("X: a\r\n folded", 400, "The request is not valid HTTP."),
      field("\tfolded", 400, "The request is not valid HTTP."),
      field("X", 400, "The request is not valid HTTP."),
      field("X : a", 400, "The request is not valid HTTP."),
      field(": a", 400, "The request is not valid HTTP."),
      field("Host: b", 400, "The header has two hosts."),
      Mistake(text: "GET / HTTP/1.1\r\nA: b\r\n\r\n", status: 400, reason: "The host is missing."),
      field("Content-Length: -1", 400, "The length of the body is ambiguous."),
      field("Content-Length: +1", 400, "The length of the body is ambiguous."),
      field("Content-Length: 1, 1", 400, "The length of the body is ambiguous."),
      field("Content-Length: 0x1", 400, "The length of the body is ambiguous."),
      field("Content-Length:", 400, "The length of the body is ambiguous."),
      field("Content-Length: 1\r\nContent-Length: 1", 400, "The length of the body is ambiguous."),
      field("Content-Length: 262145", 413, "The body is longer than 262144 bytes."),
      field("Content-Length: 99999999999999999999", 400, "The length of the body is ambiguous."),
      field("Transfer-Encoding: chunked", 501, "Chunked bodies are not supported."),
      field("Transfer-Encoding: gzip", 501, "Chunked bodies are not supported."),
      field(
        "Content-Length: 1\r\nTransfer-Encoding: chunked", 400, "The request is not valid HTTP."),
      field(
        "Transfer-Encoding: chunked\r\nContent-Length: 1", 400,
        "The length of the body is ambiguous."),
      line(
        "GET /" + String(repeating: "a", count: 9_000) + " HTTP/1.1", 431,
        "The target or the header is too long."),
      field(
        "X: " + String(repeating: "a", count: 9_000), 431, "The target or the header is too long."),
      field(
        (0..<3).map { "X\($0): " + String(repeating: "a", count: 8_000) }.joined(separator: "\r\n"),
        431, "The target or the header is too long."),
      field(
        (0..<100).map { "X\($0): a" }.joined(separator: "\r\n"), 431,
        "The target or the header is too long."),
    ]

    private static func line(_ line: String, _ status: Int, _ reason: String) -> Mistake {
      Mistake(text: "\(line)\r\nHost: a\r\n\r\n", status: status, reason: reason)
    }

    private static func field(_ line: String, _ status: Int, _ reason: String) -> Mistake {
      Self.line("GET / HTTP/1.1\r\n\(line)", status, reason)
    }
  }
#endif
