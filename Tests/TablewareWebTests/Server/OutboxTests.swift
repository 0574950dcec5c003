#if Web
  import Synchronization
  import Testing

  @testable import TablewareWeb

  @Suite struct OutboxTests {
    private final class Client: Sendable {
      let state = Mutex((room: 0, got: [UInt8]()))

      func write(_ bytes: [UInt8]) -> Int {
        state.withLock { state in
          let count = min(state.room, bytes.count)
          state.room -= count
          state.got += bytes.prefix(count)
          return count
        }
      }
    }

    private let patch: [UInt8] = Array("{}".utf8)

    @Test func patch_withRoom_isSentAtOnce() {
      let client = Client()
      client.state.withLock { $0.room = 100 }
      let outbox = Outbox { client.write($0) }
      outbox.put(patch: patch)
      #expect(client.state.withLock { $0.got } == FrameWriter.text(patch))
      #expect(outbox.take() == nil)
    }

    @Test func patch_withLittleRoom_isContinuedWhereItStopped() {
      let client = Client()
      client.state.withLock { $0.room = 3 }
      let outbox = Outbox { client.write($0) }
      outbox.put(patch: patch)
      #expect(client.state.withLock { $0.got } == Array(FrameWriter.text(patch).prefix(3)))
      #expect(outbox.take() == Array(FrameWriter.text(patch).dropFirst(3)))
      #expect(outbox.take() == nil)
    }

    @Test func patch_whileAnotherFrameIsWritten_waitsForItsEnd() {
      let client = Client()
      client.state.withLock { $0.room = 100 }
      let outbox = Outbox { client.write($0) }
      outbox.put(pong: [1])
      #expect(outbox.take() == FrameWriter.pong([1]))
      outbox.put(patch: patch)
      #expect(client.state.withLock { $0.got } == [])
      #expect(outbox.take() == FrameWriter.text(patch))
      #expect(outbox.take() == nil)
      outbox.put(patch: patch)
      #expect(client.state.withLock { $0.got } == FrameWriter.text(patch))
    }

    @Test func receipts_areKept_onlyForThePatchThatIsUnderWay() {
      let receipts = Receipts()
      let message = Array("[2,\"k\",3]".utf8)
      #expect(ClientFrame.isReceipt(message))
      #expect(!ClientFrame.isReceipt(Array("[2,\"q\",\"k\"]".utf8)))
      #expect(!receipts.note(message, on: 1))
      receipts.expect(on: 1)
      #expect(!receipts.note(message, on: 2))
      #expect(receipts.note(message, on: 1))
      #expect(!receipts.note(message, on: 1))
      #expect(receipts.take() == message && receipts.take() == nil)
      receipts.expect(on: 1)
      #expect(receipts.want() == nil)
      #expect(!receipts.note(message, on: 1))
    }
  }
#endif
