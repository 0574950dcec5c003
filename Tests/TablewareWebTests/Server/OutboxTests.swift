import Synchronization
import Testing

@testable import TablewareWeb

@Suite struct OutboxTests {
  private let patch: [UInt8] = Array("{}".utf8)

  @Test func frames_areTakenInOrder_andTheLastOneIsTheEnd() {
    let outbox = Outbox()
    outbox.finish(Closing(1000, "Done."))
    outbox.put(pong: [1])
    outbox.put(pong: [2])
    outbox.put(patch: patch)
    #expect(outbox.isFinished)
    #expect(outbox.take() == .text(patch))
    #expect(outbox.take() == .pong([2]))
    #expect(outbox.take() == .close(Closing(1000, "Done.")))
    #expect(outbox.take() == nil)
  }

  @Test func secondEnd_hasNoEffect() {
    let outbox = Outbox()
    outbox.finish()
    outbox.finish(Closing(1008, "Late."))
    #expect(outbox.take() == nil && outbox.isFinished)
  }

  @Test func change_isReported_oncePerFrame() {
    let count = Mutex(0)
    let outbox = Outbox()
    outbox.put(patch: patch)
    outbox.onChange = { count.withLock { $0 += 1 } }
    outbox.put(pong: [])
    outbox.put(patch: patch)
    outbox.finish()
    #expect(count.withLock { $0 } == 3)
  }
}

#if Web
  @Suite struct ReceiptsTests {
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
