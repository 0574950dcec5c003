import Foundation
import Tableware

/// An actor whose jobs run on the main thread, when the test says so: whatever happens elsewhere
/// meanwhile, the walk stays the same.
actor WalkLane {
  private nonisolated let executor = WalkExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What is to be shown, until it is: the task may end later, and holds nothing then.
  private final class Request: @unchecked Sendable {
    var content: (table: Table, sections: [Section])?
    init(_ table: Table, _ sections: [Section]) { content = (table, sections) }
  }

  private nonisolated(unsafe) var running = 0

  private func show(_ request: Request) async {
    if let (table, sections) = request.content {
      request.content = nil
      await table.showInBackground { for section in sections { section } }
    }
    running -= 1
  }

  /// Begins, and runs what comes until a condition holds.
  nonisolated func show(_ sections: [Section], on table: Table, until isSubmitted: () -> Bool) {
    running += 1
    let request = Request(table, sections)
    Task { await self.show(request) }
    while !isSubmitted() { executor.runNext() }
  }

  /// Runs the rest, when everything is shown.
  nonisolated func finish() { while running > 0 { executor.runNext() } }
}

private final class WalkExecutor: SerialExecutor, @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  func runNext() {
    let job = condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
    job.runSynchronously(on: asUnownedSerialExecutor())
  }
}
