import Synchronization
import Tableware

/// The asynchronous work of a timeline, which runs on the thread of a test when the test says so:
/// answers arrive at the same moment in each run.
package final class WorkQueue: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  /// Creates a queue without work.
  package init() {}

  /// Runs the work of a timeline from now on.
  ///
  /// - Parameter timeline: the timeline of the screens.
  package func attach(to timeline: Timeline) { timeline.workExecutor = self }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs all work, and the work that this begins, until it waits for something else.
  ///
  /// - Returns: whether there was any work.
  package func run() -> Bool {
    var hadWork = false
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      hadWork = true
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return hadWork
  }
}
