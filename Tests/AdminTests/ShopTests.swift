import Dispatch
import Synchronization
import Testing

@testable import Admin

/// The data of the administration, which many users change.
@Suite struct ShopTests {
  private let shop = Shop()
  private let clerk = User.samples[1]

  @Test func sample_hasCustomersAndProductsForAllOrders() {
    let contents = shop.contents
    #expect(contents.orders.count == 2_000)
    #expect(contents.orders.allSatisfy { contents.customer($0.customer) != nil })
    #expect(contents.orders.allSatisfy { contents.total($0) > 0 })
    #expect(Set(contents.orders.map(\.id)).count == 2_000)
  }

  @Test func change_needsTheRole() throws {
    for user in User.samples {
      for role in User.Role.allCases {
        let isAllowed = (try? shop.change(as: user, needs: role) { _ in }) != nil
        #expect(isAllowed == (user.role >= role), "\(user.name), \(role)")
      }
    }
    #expect(
      throws: NotAllowed(user: "Carl"),
      performing: { try shop.change(as: clerk, needs: .manager) { $0.products = [] } })
    #expect(!shop.contents.products.isEmpty)
  }

  @Test func change_thatFails_hasNoEffect() {
    #expect(throws: Deleted.self) {
      try shop.change(as: clerk, needs: .clerk) { contents in
        contents.orders = []
        throw Deleted()
      }
    }
    #expect(shop.contents.orders.count == 2_000)
  }

  @Test func updates_beginWithTheContents_andHaveTheNewest() async throws {
    var updates = shop.updates().makeAsyncIterator()
    #expect(await updates.next()?.orders.count == 2_000)
    for count in 0..<3 {
      try shop.change(as: clerk, needs: .clerk) { $0.orders = Array($0.orders.prefix(count)) }
    }
    #expect(await updates.next()?.orders.count == 0)
  }

  /// Ending a task locks it, and so does waking it up: neither may wait for the shop meanwhile.
  @Test(.timeLimit(.minutes(1))) func listenersThatEnd_blockNoChange() async {
    let (shop, clerk, threads) = (shop, clerk, OwnThreads())
    await withTaskExecutorPreference(threads) {
      for _ in 0..<2_000 {
        let (began, listening) = AsyncStream.makeStream(of: Void.self)
        let listeners = (0..<20).map { number in
          Task(executorPreference: threads) {
            for await _ in shop.updates() where number == 0 { listening.yield() }
          }
        }
        for await _ in began { break }
        await withTaskGroup(of: Void.self) { group in
          group.addTask { for listener in listeners { listener.cancel() } }
          group.addTask { for count in 0..<20 { shop.note(clerk, reads: 1, count % 2 == 0) } }
        }
      }
    }
    #expect(shop.contents.orders.count == 2_000)
  }

  @Test func reader_whoSaysNothing_isGoneAfterAWhile() {
    let now = Mutex(Duration.zero)
    let time: @Sendable () -> Duration = { now.withLock(\.self) }
    let shop = Shop(now: time)
    shop.note(clerk, reads: 1, true)
    shop.note(User.samples[0], reads: 1, true)
    shop.note(User.samples[2], reads: 2, true)
    #expect(shop.readers(of: 1) == ["Carl", "Vera"])
    shop.note(clerk, reads: 1, false)
    #expect(shop.readers(of: 1) == ["Vera"])
    now.withLock { $0 += Shop.readingTime }
    #expect(shop.readers(of: 1) == ["Vera"])
    now.withLock { $0 += .seconds(1) }
    #expect(shop.readers(of: 1) == [])
    #expect(shop.readers(of: 3) == [])
  }

  @Test func csv_quotesWhatSeparatesValues_andDefusesFormulas() {
    let csv = CSV([["a", "b,c", "d\"e", "f\ng"], ["=1+1", "-2", "", "ü"]])
    #expect(csv.text == "a,\"b,c\",\"d\"\"e\",\"f\ng\"\r\n'=1+1,'-2,,ü\r\n")
  }

  @Test(arguments: [(0, "0.00"), (5, "0.05"), (1_250, "12.50"), (100, "1.00")])
  func money_hasTwoDigits(cents: Int, text: String) {
    #expect(Money.text(cents) == text)
  }
}

/// Threads apart from those that all tests share: what runs on them does not wait for other tests.
private final class OwnThreads: TaskExecutor {
  private let queue = DispatchQueue(label: "tableware.tests.listeners", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
