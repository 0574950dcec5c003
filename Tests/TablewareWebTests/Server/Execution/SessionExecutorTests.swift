#if Web
  import Synchronization
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct SessionExecutorTests {
    /// An actor on the executor of a session.
    private actor Counter {
      private let executor = SessionExecutor()
      nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
      }
      private(set) var count = 0

      func add() async {
        let before = count
        assertIsolated()
        count = before + 1
        await Task.yield()
      }
    }

    private final class Total: Sendable {
      private let value = Mutex(0)
      var count: Int { value.withLock { $0 } }

      func add() { value.withLock { $0 += 1 } }
    }

    @Test func manyTasks_onOneSession_runOneAfterTheOther() async {
      let counter = Counter()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<1_000 { group.addTask { await counter.add() } }
      }
      #expect(await counter.count == 1_000)
    }

    @Test func loads_onOneExecutor_allRun() async {
      let total = Total()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 {
          group.addTask(executorPreference: LoadExecutor()) {
            for _ in 0..<10 {
              total.add()
              await Task.yield()
            }
          }
        }
      }
      #expect(total.count == 1_000)
    }
  }
#endif
