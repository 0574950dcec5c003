import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct FrameReaderTests {
  @Test func messagesArePutTogetherOfTheirFragments() {
    let bytes =
      frame(0x1, "Hel", isFinal: false) + frame(0x9, "ping") + frame(0x0, "", isFinal: false)
      + frame(0x0, "lo \u{1F600}") + frame(0x1, "") + frame(0xA, "pong") + frame(0x8, [3, 232])
    #expect(
      outcomes(of: [bytes[...]]) == [
        .frame(.ping(Array("ping".utf8))), .frame(.text(Array("Hello \u{1F600}".utf8))),
        .frame(.text([])), .frame(.pong), .frame(.close),
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
      #expect(outcomes(of: [frame(0x1, text)[...]]) == [.frame(.text(text))])
    }
  }

  @Test func mistakesEndTheConnection() {
    let limit = ClientLimits.frameBytes
    let cases: [(bytes: [UInt8], closing: Closing)] = [
      ([0x81, 0x01, 0x61], Closing(1002, "A frame is not masked.")),
      ([0xC1], Closing(1002, "A frame uses an extension that was not negotiated.")),
      ([0xA1], Closing(1002, "A frame uses an extension that was not negotiated.")),
      ([0x91], Closing(1002, "A frame uses an extension that was not negotiated.")),
      ([0x83], Closing(1002, "A frame has an unknown opcode.")),
      ([0x8B], Closing(1002, "A frame has an unknown opcode.")),
      ([0x82], Closing(1003, "A message is not text.")),
      ([0x02], Closing(1003, "A message is not text.")),
      ([0x80], Closing(1002, "A fragment continues no message.")),
      ([0x00], Closing(1002, "A fragment continues no message.")),
      (
        frame(0x1, "a", isFinal: false) + [0x81],
        Closing(1002, "A message begins before the last one has ended.")
      ),
      ([0x09], Closing(1002, "A control frame is fragmented.")),
      ([0x89, 0xFE], Closing(1002, "A control frame is longer than 125 bytes.")),
      (
        [0x81, 0xFE, 0, 125], Closing(1002, "The length of a frame is encoded incorrectly.")
      ),
      (
        [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF],
        Closing(1002, "The length of a frame is encoded incorrectly.")
      ),
      (
        [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0],
        Closing(1002, "The length of a frame is encoded incorrectly.")
      ),
      // The mask, the payload: nothing of them has come yet.
      (
        [0x81, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255],
        Closing(1009, "A message is longer than 65536 bytes.")
      ),
      (
        [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1], Closing(1009, "A message is longer than 65536 bytes.")
      ),
      (
        frame(0x1, [UInt8](repeating: 97, count: limit), isFinal: false) + [0x80, 0x81],
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

  @Test func theReaderSaysWhetherAFrameIsUnderWay() {
    var reader = FrameReader()
    var piece = frame(0x1, "ab", isFinal: false)[...].dropLast()
    #expect(reader.isEmpty)
    #expect(reader.read(&piece) == .needsMore && !reader.isEmpty)
    piece = (frame(0x1, "ab", isFinal: false).suffix(1) + frame(0x0, ""))[...]
    #expect(reader.read(&piece) == .frame(.text(Array("ab".utf8))) && reader.isEmpty)
  }

  @Test func anythingIsReadWithinBounds() {
    let limit = 100
    let good =
      frame(0x1, "Hello", isFinal: false) + frame(0x9, "ping") + frame(0x0, "there")
      + frame(0x1, String(repeating: "x", count: 90))
    for seed in UInt64(0)..<3_000 {
      var random = SeededGenerator(seed: seed)
      var bytes = good
      if seed % 5 == 0 { bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) } }
      for _ in 0..<Int.random(in: 1...3, using: &random) { bytes.mutate(using: &random) }
      var reader = FrameReader(limit: limit)
      var rest = bytes[...]
      while !rest.isEmpty {
        var piece = rest.prefix(Int.random(in: 1...40, using: &random))
        rest = rest.dropFirst(piece.count)
        while !piece.isEmpty {
          if case .frame(.text(let text)) = reader.read(&piece) {
            #expect(text.count <= limit, "seed \(seed)")
          }
          #expect(reader.heldBytes <= limit + 14 + 125, "seed \(seed)")
        }
      }
    }
  }

  private func frame(_ opcode: UInt8, _ text: String, isFinal: Bool = true) -> [UInt8] {
    frame(opcode, Array(text.utf8), isFinal: isFinal)
  }

  private func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
    ClientFrameBytes.frame(opcode, payload, isFinal: isFinal)
  }

  private func outcomes(of pieces: [ArraySlice<UInt8>]) -> [FrameReader.Outcome] {
    var reader = FrameReader()
    var outcomes: [FrameReader.Outcome] = []
    for piece in pieces {
      var piece = piece
      repeat {
        let outcome = reader.read(&piece)
        if case .refused = outcome {
          if outcomes.last != outcome { outcomes.append(outcome) }
        } else if outcome != .needsMore {
          outcomes.append(outcome)
        }
      } while !piece.isEmpty
    }
    return outcomes
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
    default: bytes += [0xFF] + (0..<8).map { UInt8(payload.count >> ((7 - $0) * 8) & 255) }
    }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }
}

@Suite struct FrameWriterTests {
  @Test func framesAreWholeAndNotMasked() {
    #expect(FrameWriter.text(Array("Hi".utf8)) == [0x81, 2, 72, 105])
    #expect(
      FrameWriter.text(.init(repeating: 97, count: 126)).prefix(5) == [0x81, 126, 0, 126, 97])
    #expect(
      FrameWriter.text(.init(repeating: 97, count: 65_536)).prefix(11)
        == [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0, 97])
    #expect(FrameWriter.pong([1, 2]) == [0x8A, 2, 1, 2])
    #expect(FrameWriter.close(Closing(1001, "Bye")) == [0x88, 5, 3, 233, 66, 121, 101])
  }

  @Test func longReasonsAreCutBetweenCharacters() {
    let bytes = FrameWriter.close(Closing(1008, String(repeating: "ä", count: 100)))
    #expect(bytes.count == 2 + 2 + 122 && bytes[1] == 124)
    #expect(String(validating: bytes.dropFirst(4), as: UTF8.self) != nil)
  }
}

@Suite struct ResponseTests {
  @Test func anAnswerBecomesBytes() {
    let response = Response(405, [.init("Allow", "GET, HEAD")], body: Array("No.".utf8))
    let head = "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 3\r\n"
    #expect(text(response.bytes()) == head + "\r\nNo.")
    #expect(text(response.bytes(withBody: false)) == head + "\r\n")
    #expect(text(response.bytes(closes: true)) == head + "Connection: close\r\n\r\nNo.")
    #expect(text(Response(101).bytes()) == "HTTP/1.1 101 Switching Protocols\r\n\r\n")
    #expect(
      text(Response(Refusal(400, "So not.")).bytes())
        == "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\n"
        + "Content-Length: 8\r\n\r\nSo not.\n")
  }

  @Test func noValueBeginsALineOfItsOwn() {
    let response = Response(
      303, [.init("Location", "/\r\nSet-Cookie: a=b\n\u{0}"), .init("Bad\r\nName", "a")])
    #expect(
      text(response.bytes())
        == "HTTP/1.1 303 See Other\r\nLocation: /  Set-Cookie: a=b  \r\nContent-Length: 0\r\n\r\n")
  }

  @Test func theHeadOfAPageThatWasNotMadeTellsNoLength() {
    #expect(text(Response(200).bytes(withBody: false)) == "HTTP/1.1 200 OK\r\n\r\n")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

@Suite struct AcceptedLanguagesTests {
  @Test func languagesComeInTheReadersOrder() {
    let tags = AcceptedLanguages.tags
    #expect(tags("de-AT, en;q=0.5, fr;q=0.8") == ["de-AT", "fr", "en"])
    #expect(tags("a-1, a-2") == ["a-1", "a-2"])
    #expect(tags("en; q=1.0 , EN, de;q=0, *;q=0.1, de-ch ;q=0.3") == ["en", "de-ch"])
  }

  @Test func whatIsNoLanguageIsLeftOut() {
    let tags = AcceptedLanguages.tags
    #expect(tags(nil) == [] && tags("") == [] && tags(",,;q=1,") == [])
    #expect(tags("<b>, a\"b, en_US, -en, en-, verylongword, x;q=nan, y;q=2, z;q=-1, e;w=1") == [])
    #expect(tags(String(repeating: "a,", count: 600)) == [])
    #expect(tags((0..<30).map { "en-\($0)" }.joined(separator: ",")).count == 10)
  }
}
