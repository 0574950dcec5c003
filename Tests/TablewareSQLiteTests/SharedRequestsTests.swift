#if SQLite
import Synchronization
import Testing

@testable import TablewareSQL

/// Tasks that request the same at the same time.
@Suite(.timeLimit(.minutes(15))) struct SharedRequestsTests {
  private struct Failure: Error, Equatable {}

  /// Requests whose readings wait for the test.
  private final class Stage: Sendable {
    let requests: SharedRequests<Int, String>
    private let waits: AsyncStream<Int>
    private let readings = Mutex<[CheckedContinuation<String, any Error>?]>([])
    private let begins: AsyncStream<Void>
    private let begin: AsyncStream<Void>.Continuation
    let canceled: AsyncStream<Void>
    private let cancel: AsyncStream<Void>.Continuation

    init() {
      let (waits, wait) = AsyncStream.makeStream(of: Int.self)
      self.waits = waits
      requests = SharedRequests { wait.yield($0) }
      (begins, begin) = AsyncStream.makeStream(of: Void.self)
      (canceled, cancel) = AsyncStream.makeStream(of: Void.self)
    }

    var readingCount: Int { readings.withLock(\.count) }

    func value(of key: Int) async throws -> String {
      try await requests.value(of: key) { [self] in
        try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { continuation in
            readings.withLock { $0.append(continuation) }
            begin.yield()
          }
        } onCancel: {
          cancel.yield()
        }
      }
    }

    /// Starts tasks until all of them wait for the same reading.
    func tasks(_ count: Int, of key: Int) async -> [Task<String, any Error>] {
      let tasks = (0..<count).map { _ in Task { try await self.value(of: key) } }
      for await waiting in waits where waiting == count { break }
      return tasks
    }

    /// Waits until the next reading has begun.
    func beginsToRead() async { for await _ in begins { return } }

    func end(_ reading: Int, _ result: Result<String, any Error>) {
      let continuation = readings.withLock { readings in
        defer { readings[reading] = nil }
        return readings[reading]
      }
      continuation?.resume(with: result)
    }
  }

  @Test func equalRequests_atTheSameTime_areReadOnce() async throws {
    let stage = Stage()
    let tasks = await stage.tasks(50, of: 1)
    await stage.beginsToRead()
    stage.end(0, .success("one"))
    for task in tasks { #expect(try await task.value == "one") }
    #expect(stage.readingCount == 1)
  }

  @Test func requestAfterTheAnswer_isReadAgain() async throws {
    let stage = Stage()
    for reading in 0..<2 {
      let tasks = await stage.tasks(1, of: 1)
      await stage.beginsToRead()
      stage.end(reading, .success("\(reading)"))
      #expect(try await tasks[0].value == "\(reading)")
    }
  }

  @Test func otherRequests_areReadForThemselves() async throws {
    let stage = Stage()
    let one = await stage.tasks(1, of: 1)
    await stage.beginsToRead()
    let two = await stage.tasks(1, of: 2)
    await stage.beginsToRead()
    stage.end(1, .success("two"))
    stage.end(0, .success("one"))
    #expect(try await one[0].value == "one")
    #expect(try await two[0].value == "two")
  }

  @Test func requestAfterAChange_joinsNoEarlierReading() async throws {
    let stage = Stage()
    let before = await stage.tasks(2, of: 1)
    await stage.beginsToRead()
    stage.requests.expire()
    let after = await stage.tasks(1, of: 1)
    await stage.beginsToRead()
    stage.end(1, .success("new"))
    #expect(try await after[0].value == "new")
    stage.end(0, .success("old"))
    for task in before { #expect(try await task.value == "old") }
    // The end of the earlier reading did not end the sharing of a later one.
    let later = await stage.tasks(3, of: 1)
    await stage.beginsToRead()
    stage.end(2, .success("later"))
    for task in later { #expect(try await task.value == "later") }
    #expect(stage.readingCount == 3)
  }

  @Test func error_isReceivedByAll() async {
    let stage = Stage()
    let tasks = await stage.tasks(3, of: 1)
    await stage.beginsToRead()
    stage.end(0, .failure(Failure()))
    for task in tasks { await #expect(throws: Failure()) { try await task.value } }
  }

  @Test func canceledTask_leavesTheOthersTheirReading() async throws {
    let stage = Stage()
    let tasks = await stage.tasks(2, of: 1)
    await stage.beginsToRead()
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    stage.end(0, .success("one"))
    #expect(try await tasks[1].value == "one")
  }

  @Test func reading_isCanceledWithItsLastTask() async {
    let stage = Stage()
    let tasks = await stage.tasks(2, of: 1)
    await stage.beginsToRead()
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    for await _ in stage.canceled { break }
    stage.end(0, .success("late"))
  }
}
#endif
