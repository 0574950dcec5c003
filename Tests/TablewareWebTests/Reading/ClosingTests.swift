#if Web
  import Testing

  @testable import TablewareWeb

  /// A close frame has at most 125 bytes (RFC 6455, 5.5), of which two are the code.
  @Suite struct ClosingTests {
    @Test(arguments: [(0, 0), (1, 1), (122, 122), (123, 123), (124, 123), (1_000, 123)])
    func payload_ofALongReason_isCut(count: Int, kept: Int) {
      let payload = Closing(1009, String(repeating: "a", count: count)).payload
      #expect(payload == [0x03, 0xF1] + Array(repeating: UInt8(ascii: "a"), count: kept))
    }

    @Test func payload_hasTheCodeFirst() {
      #expect(Closing(1001, "Bye").payload == [3, 233, 66, 121, 101])
    }

    @Test func payload_isCutBetweenCharacters() {
      let payload = Closing(1001, String(repeating: "é", count: 100)).payload
      #expect(payload.count == 2 + 122)
      #expect(String(validating: payload.dropFirst(2), as: UTF8.self)?.count == 61)
    }

    @Test func code_ofAClient_isOneOfTheProtocol() {
      let allowed = (0...5_100).filter(Closing.isAllowed)
      #expect(allowed == Array(1000...1003) + Array(1007...1014) + Array(3000...4999))
      #expect(!Closing.isAllowed(-1) && !Closing.isAllowed(.max))
    }
  }
#endif
