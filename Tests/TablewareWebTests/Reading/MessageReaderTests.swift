#if Web
  import NIOCore
  import NIOEmbedded
  import NIOWebSocket
  import TablewareTesting
  import Testing

  @testable import TablewareWeb

  @Suite struct MessageReaderTests {
    @Test func messagesArePutTogetherOfTheirFragments() {
      let bytes =
        frame(0x1, "Hel", isFinal: false) + frame(0x9, "ping") + frame(0x0, "", isFinal: false)
        + frame(0x0, "lo \u{1F600}") + frame(0x1, "") + frame(0xA, "pong") + frame(0x8, [3, 232])
      #expect(
        outcomes(of: [bytes[...]]) == [
          .ping(Array("ping".utf8)), .message(Array("Hello \u{1F600}".utf8)),
          .message([]), .pong, .close,
        ])
    }

    @Test func anySplitGivesTheSame() {
      let long = frame(0x1, String(repeating: "ä", count: 100)) + frame(0x1, "x")
      let wrong = frame(0x1, "a", isFinal: false) + frame(0x9, "p") + frame(0x1, "b")
      let fragments =
        frame(0x1, "Hel", isFinal: false) + frame(0x9, "ping") + frame(0x0, "lo") + frame(0x8, [])
      for bytes in [long, wrong, fragments] {
        let whole = outcomes(of: [bytes[...]])
        #expect(whole.count >= 2)
        for position in 0...bytes.count {
          #expect(
            outcomes(of: [bytes[..<position], bytes[position...]]) == whole, "split at \(position)")
        }
        #expect(outcomes(of: bytes.indices.map { bytes[$0...$0] }) == whole)
      }
    }

    @Test func longMessagesHaveTheirLengthInMoreBytes() {
      for length in [125, 126, 65_535, 65_536] {
        let text = [UInt8](repeating: 97, count: length)
        #expect(outcomes(of: [frame(0x1, text)[...]]) == [.message(text)])
      }
    }

    @Test func mistakesEndTheConnection() {
      let limit = ClientLimits.frameBytes
      let cases: [(bytes: [UInt8], closing: Closing)] = [
        ([0x81, 0x01, 0x61], Closing(1002, "A frame is not masked.")),
        (frame(0x41, "a"), Closing(1002, "A frame uses an extension that was not negotiated.")),
        (frame(0x21, "a"), Closing(1002, "A frame uses an extension that was not negotiated.")),
        (frame(0x11, "a"), Closing(1002, "A frame uses an extension that was not negotiated.")),
        (frame(0x3, "a"), Closing(1002, "A frame has an unknown opcode.")),
        (frame(0xB, "a"), Closing(1002, "A frame has an unknown opcode.")),
        (frame(0x2, "a"), Closing(1003, "A message is not text.")),
        (frame(0x2, "a", isFinal: false), Closing(1003, "A message is not text.")),
        (frame(0x0, "a"), Closing(1002, "A fragment continues no message.")),
        (frame(0x0, "", isFinal: false), Closing(1002, "A fragment continues no message.")),
        (
          frame(0x1, "a", isFinal: false) + frame(0x1, "b"),
          Closing(1002, "A message begins before the last one has ended.")
        ),
        (frame(0x9, "", isFinal: false), Closing(1002, "A control frame is fragmented.")),
        ([0x89, 0xFE, 0, 126], Closing(1002, "A control frame is longer than 125 bytes.")),
        // The mask, the payload: nothing of them has come yet.
        (
          [0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255],
          Closing(1009, "A message is longer than 65536 bytes.")
        ),
        (
          [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1],
          Closing(1009, "A message is longer than 65536 bytes.")
        ),
        (
          frame(0x1, [UInt8](repeating: 97, count: limit), isFinal: false) + frame(0x0, "a"),
          Closing(1009, "A message is longer than 65536 bytes.")
        ),
        (
          frame(0x1, "", isFinal: false)
            + (0..<300).flatMap { _ in frame(0x0, "", isFinal: false) },
          Closing(1009, "A message has more than 256 fragments.")
        ),
        (frame(0x1, [0xC3]), Closing(1007, "A message is not UTF-8.")),
        (frame(0x1, [0xED, 0xA0, 0x80]), Closing(1007, "A message is not UTF-8.")),
        (
          frame(0x8, [3]), Closing(1002, "The client's closing code is invalid.")
        ),
        (
          frame(0x8, [3, 237]), Closing(1002, "The client's closing code is invalid.")
        ),
        (
          frame(0x8, [0, 0]), Closing(1002, "The client's closing code is invalid.")
        ),
        (frame(0x8, [3, 232, 0xFF]), Closing(1007, "The client's closing reason is not UTF-8.")),
      ]
      for (bytes, closing) in cases {
        #expect(outcomes(of: [bytes[...]]).last == .refused(closing), "\(bytes.prefix(12))")
        #expect(
          outcomes(of: [(bytes + frame(0x1, "more"))[...]]).last == .refused(closing),
          "nothing is read after \(closing.reason)")
      }
    }

    @Test(arguments: [(255, false), (256, true)])
    func message_ofManyFragments_isReadUpToALimit(continuations: Int, isRefused: Bool) {
      let bytes =
        frame(0x1, "a", isFinal: false)
        + (1..<continuations).flatMap { _ in frame(0x0, "", isFinal: false) } + frame(0x0, "b")
      let refusal = Closing(1009, "A message has more than 256 fragments.")
      #expect(
        outcomes(of: [bytes[...]])
          == [isRefused ? .refused(refusal) : .message(Array("ab".utf8))])
    }

    @Test func refusedMessage_isNotKept() {
      var reader = MessageReader(limit: 100)
      let mask = WebSocketMaskingKey([1, 2, 3, 4])
      let part = WebSocketFrame(
        fin: false, opcode: .text, maskKey: mask, data: ByteBuffer(string: "part"))
      #expect(reader.read(part) == .needsMore)
      #expect(reader.heldBytes == 4)
      let refusal = Closing(1002, "A message begins before the last one has ended.")
      #expect(reader.read(part) == .refused(refusal))
      #expect(reader.heldBytes == 0)
      #expect(reader.read(part) == .needsMore)
      #expect(reader.heldBytes == 4)
    }

    @Test func anythingIsReadWithinBounds() {
      let limit = 100
      let good =
        frame(0x1, "Hello", isFinal: false) + frame(0x9, "ping") + frame(0x0, "there")
        + frame(0x1, String(repeating: "x", count: 90))
      for seed in UInt64(0)..<3_000 {
        var random = SeededGenerator(seed: seed)
        var bytes = good
        if seed % 5 == 0 {
          bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) { bytes.mutate(using: &random) }
        var pieces: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
          pieces.append(rest.prefix(Int.random(in: 1...40, using: &random)))
          rest = rest.dropFirst(pieces.last?.count ?? 0)
        }
        for case .message(let text) in outcomes(of: pieces, limit: limit) {
          #expect(text.count <= limit, "seed \(seed)")
        }
      }
    }

    private func frame(_ opcode: UInt8, _ text: String, isFinal: Bool = true) -> [UInt8] {
      frame(opcode, Array(text.utf8), isFinal: isFinal)
    }

    private func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
      ClientFrameBytes.frame(opcode, payload, isFinal: isFinal)
    }

    private func outcomes(
      of pieces: [ArraySlice<UInt8>], limit: Int = ClientLimits.frameBytes
    ) -> [MessageReader.Outcome] {
      let collector = MessageCollector(limit: limit)
      let channel = EmbeddedChannel(handlers: [
        ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limit)), collector,
      ])
      for piece in pieces { _ = try? channel.writeInbound(ByteBuffer(bytes: piece)) }
      _ = try? channel.finish(acceptAlreadyClosed: true)
      return collector.outcomes
    }
  }

  /// Reads messages as a connection does, up to the first refusal.
  private final class MessageCollector: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private(set) var outcomes: [MessageReader.Outcome] = []
    private var reader: MessageReader
    private let limit: Int

    init(limit: Int) {
      self.limit = limit
      reader = MessageReader(limit: limit)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      add(reader.read(unwrapInboundIn(data)))
      #expect(reader.heldBytes <= limit)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      add(.refused(MessageReader.closing(of: error)))
    }

    private func add(_ outcome: MessageReader.Outcome) {
      if case .refused = outcomes.last { return }
      if outcome != .needsMore { outcomes.append(outcome) }
    }
  }

  /// Frames as a client sends them.
  enum ClientFrameBytes {
    static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
      let mask: [UInt8] = [7, 200, 0, 33]
      var bytes = [opcode | (isFinal ? 0x80 : 0)]
      switch payload.count {
      case ...125: bytes.append(0x80 | UInt8(payload.count))
      case ...65_535: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
      default:
        bytes.append(0xFF)
        for shift in stride(from: 56, through: 0, by: -8) {
          bytes.append(UInt8(payload.count >> shift & 255))
        }
      }
      bytes += mask
      for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
      return bytes
    }
  }
#endif
