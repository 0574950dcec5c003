#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct LiveConnectionTests {
    @Test func aBrowserGetsPatchesForWhatItDoes() async throws {
      try await TestServer.run { server in
        let (client, _, _) = try await server.open()
        try await client.tapOnce()
        client.close()
        #expect(server.reports.all == [])
      }
    }

    @Test func mistakesEndTheirSessionAndNoOther() async throws {
      let long = [UInt8](repeating: 97, count: 60_000)
      let frame = ClientFrameBytes.self
      let cases: [(bytes: [UInt8], closing: Closing)] = [
        ([0x81, 0x01, 0x61], Closing(1002, "A frame is not masked.")),
        (frame.frame(0x2, [97]), Closing(1003, "A message is not text.")),
        (
          [0x81, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0],
          Closing(1009, "A message is longer than 65536 bytes.")
        ),
        (
          frame.frame(0x1, long, isFinal: false) + frame.frame(0x0, long),
          Closing(1009, "A message is longer than 65536 bytes.")
        ),
        (frame.frame(0x0, [97]), Closing(1002, "A fragment continues no message.")),
        (frame.frame(0x1, [0xFF]), Closing(1007, "A message is not UTF-8.")),
        (frame.frame(0x1, Array("[1".utf8)), Closing(1008, "A frame is not JSON.")),
        (
          frame.frame(0x1, Array("[2,\"h\",1,0,60]".utf8)),
          Closing(1008, "Frame 2 came after frame 0.")
        ),
        (
          (0..<400).flatMap { _ in frame.frame(0x9, []) },
          Closing(1008, "The client sends more than 100 pings a second.")
        ),
      ]
      try await TestServer.run { server in
        let (other, _, _) = try await server.open()
        for (index, (bytes, closing)) in cases.enumerated() {
          let (client, cookie, tab) = try await server.open()
          try await client.send(bytes)
          #expect(try await client.closingAfterPongs() == closing)
          #expect(try await client.rest() == "", "nothing follows \(closing)")
          #expect(server.reports.all.last == "Session \(index + 2): \(closing.reason)")
          let again = try await server.connect()
          await #expect(throws: TestFailure.self) {
            try await again.upgrade(tab: tab, cookie: cookie)
          }
          again.close()
        }
        try await other.tapOnce()
        other.close()
      }
    }

    @Test func aRepeatedFrameEndsTheSession() async throws {
      try await TestServer.run { server in
        let (client, _, _) = try await server.open()
        try await client.say("[1,\"h\",1,0,60]")
        try await client.say("[1,\"h\",1,0,60]")
        #expect(try await client.closing() == Closing(1008, "Frame 1 came after frame 1."))
        client.close()
      }
    }

    @Test func aConnectionThatBreaksWithinAFrameDoesNotEndTheSession() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        try await client.send([0x81, 0x85, 0, 0, 0])
        client.close()
        let again = try await server.connect()
        try await again.upgrade(tab: tab, cookie: cookie)
        try await again.tapOnce()
        again.close()
      }
    }

    @Test func whoGoesAwayPolitelyIsAnswered() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        try await client.send(ClientFrameBytes.frame(0x8, [3, 233]))
        #expect(try await client.closing() == Closing(1000, ""))
        #expect(try await client.rest() == "")
        let again = try await server.connect()
        try await again.upgrade(tab: tab, cookie: cookie)
        again.close()
        #expect(server.reports.all == [])
      }
    }

    @Test func aSecondConnectionTakesTheSessionOver() async throws {
      try await TestServer.run { server in
        let (first, cookie, tab) = try await server.open()
        let second = try await server.connect()
        try await second.upgrade(tab: tab, cookie: cookie)
        #expect(try await first.closing() == Closing(4001, "Another tab has taken over."))
        first.close()
        try await second.tapOnce()
        // So does one that only loads the page, before it connects.
        _ = try await server.answer(
          to: "GET /?tab=\(tab) HTTP/1.1\r\nHost: localhost\r\nCookie: tableware=\(cookie)\r\n")
        #expect(try await second.closing() == Closing(4001, "Another tab has taken over."))
        second.close()
      }
    }

    @Test func forgedSessionsAreRefused() async throws {
      try await TestServer.run { server in
        let (client, cookie, tab) = try await server.open()
        let forged = String(repeating: "0", count: 32)
        for (tab, cookie) in [(tab, forged), (forged, cookie), ("", cookie), (tab, "")] {
          let other = try await server.connect()
          await #expect(throws: TestFailure.self) {
            try await other.upgrade(tab: tab, cookie: cookie)
          }
          other.close()
        }
        try await client.tapOnce()
        client.close()
      }
    }

    @Test func whoIsSilentTooLongIsToldAndLetGo() async throws {
      try await TestServer.run { server in
        let (client, _, _) = try await server.open()
        server.clock.advance(by: .seconds(180))
        await server.server.store.sweep()
        #expect(await server.server.store.count == 1)
        server.clock.advance(by: .seconds(1))
        await server.server.store.sweep()
        #expect(await server.server.store.count == 0)
        #expect(
          try await client.closing() == Closing(1008, "No browser returned within 180.0 seconds."))
        client.close()
      }
    }

    @Test func whenTheServerStopsBrowsersAreToldAndNothingIsLeft() async throws {
      let box = WeakBox()
      try await TestServer.run(WebOptions(), { _ in box.keep(CountScreen()) }) { server in
        let (client, _, _) = try await server.open()
        let idle = try await server.connect()
        try await idle.send("HEAD /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = try await idle.head()
        #expect(box.isThere)
        server.serving.cancel()
        #expect(try await client.closing() == Closing(1001, "The server stops."))
        #expect(try await idle.rest() == "")
        #expect(try await client.rest() == "")
        // No connection had to be closed by the deadline.
        try await server.serving.value
        #expect(server.clock.now == .init(offset: .zero))
        #expect(server.server.connections.count == 0)
        #expect(await server.server.store.count == 0)
        #expect(!box.isThere)
        // A server of another test may have the port, and answer; this one does not.
        let later = try? await server.connect()
        try? await later?.send("HEAD /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = try? await later?.head()
        #expect(server.server.connections.count == 0)
        later?.close()
      }
    }

    @Test func whoDoesNotLetGoIsCutOffWhenTheServerStops() async throws {
      try await TestServer.run { server in
        let (client, _, _) = try await server.open()
        let page = try await server.connect()
        try await page.send("POST /do HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n")
        await server.clock.isAwaited(at: .seconds(30))
        server.serving.cancel()
        #expect(try await client.closing() == Closing(1001, "The server stops."))
        let closing = WebLimits().closingTime
        // By the server, and by the connection that it ends.
        await server.clock.isAwaited(at: closing, by: 2)
        server.clock.advance(by: closing)
        try await server.serving.value
        #expect(server.server.connections.count == 0)
        client.close()
        page.close()
      }
    }
  }

  extension TestClient {
    /// Greets, taps the only row, and sees that it was counted.
    func tapOnce() async throws {
      try await say("[1,\"h\",1,0,60]")
      try await say("[2,\"t\",1]")
      while true {
        let (first, payload) = try await frame()
        let text = String(decoding: payload, as: UTF8.self)
        guard first == 0x81, text.contains("\"a\":2") || text.contains("\"a\":1") else {
          throw TestFailure("No patch, but \(first): \(text)")
        }
        if text.contains("\"1\"") || text.contains(">1<") { return }
      }
    }

    fileprivate func closingAfterPongs() async throws -> Closing {
      while true {
        let (first, payload) = try await frame()
        if first == 0x8A { continue }
        guard first == 0x88 else { throw TestFailure("No close frame, but \(first).") }
        return Closing(
          Int(payload[0]) << 8 | Int(payload[1]),
          String(decoding: payload.dropFirst(2), as: UTF8.self))
      }
    }
  }
#endif
