#if Web
  import Foundation

  // Why unchecked: executors have no state of their own, and the pool guards that of their lanes.

  /// Runs the turns of one session, on threads that all sessions share: in order, and sessions that
  /// use little time before those that use much.
  final class SessionExecutor: WorkLane, SerialExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { WorkPool.turns.add(UnownedJob(job), to: self) }

    override func run(_ job: UnownedJob) {
      #if DEBUG
        Thread.current.threadDictionary[Self.currentKey] = self
        defer { Thread.current.threadDictionary[Self.currentKey] = nil }
      #endif
      job.runSynchronously(on: asUnownedSerialExecutor())
    }

    /// Whether the calling thread runs a job of this session, which debug builds know.
    var isCurrent: Bool {
      #if DEBUG
        Thread.current.threadDictionary[Self.currentKey] as AnyObject? === self
      #else
        true
      #endif
    }

    private static let currentKey = "Tableware session"
  }

  /// Runs the timers of sessions, on the threads that run the sessions.
  final class WakeExecutor: WorkLane, TaskExecutor, @unchecked Sendable {
    static let shared = WakeExecutor()

    func enqueue(_ job: consuming ExecutorJob) { WorkPool.turns.add(UnownedJob(job), to: self) }

    override func run(_ job: UnownedJob) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Runs the background work of one session's screens.
  final class LoadExecutor: WorkLane, TaskExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { WorkPool.loads.add(UnownedJob(job), to: self) }

    override func run(_ job: UnownedJob) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
#endif
