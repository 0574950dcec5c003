#if Web
  import Foundation

  /// Threads that run the jobs of many lanes, each lane in its order and the lanes by the time that
  /// they have used.
  ///
  /// Swift's own threads, as many as there are processors, also accept connections and answer
  /// requests. A slow handler would occupy one of them, and a few handlers all of them.
  ///
  /// Nothing interrupts a job. So a lane whose job has exceeded its time budget counts as heavy for
  /// a while, and heavy lanes never occupy all threads: one more thread than there are processors
  /// runs only lanes that stay within the budget.
  final class WorkPool: @unchecked Sendable {
    // Why unchecked: the condition guards every property that changes.

    /// Runs the turns of all sessions: handlers and frames.
    static let turns = WorkPool("Tableware session")
    /// Runs the background work of screens. Everything else has precedence.
    static let loads = WorkPool("Tableware load", isBackground: true)

    private let condition = NSCondition()
    private var light = FairQueue<WorkLane>()
    private var heavy = FairQueue<WorkLane>()
    private var taken = 0
    /// Threads that run heavy lanes.
    private var heavyThreads = 0
    private var threads = 0
    /// Threads that wait for a lane, and those of them that were woken.
    private var (waiting, woken) = (0, 0)
    private let processors = max(2, ProcessInfo.processInfo.activeProcessorCount)
    /// The time of a job beyond which its lane counts as heavy, and the duration of that state.
    private static let budget = Duration.milliseconds(10)
    private static let heavyTime = Duration.seconds(10)
    private let name: String
    private let isBackground: Bool

    init(_ name: String, isBackground: Bool = false) {
      self.name = name
      self.isBackground = isBackground
    }

    /// Adds a job to a lane. Jobs of one lane run in order.
    func add(_ job: UnownedJob, to lane: WorkLane) {
      condition.withLock {
        lane.jobs.append(job)
        guard !lane.isBusy else { return }
        lane.isBusy = true
        put(lane)
        if waiting > woken {
          woken += 1
          condition.signal()
        } else if threads < processors + 1 {
          startThread()
        }
      }
    }

    private func put(_ lane: WorkLane) {
      if let end = lane.heavyEnd, end > .now {
        lane.used = heavy.add(lane, used: lane.used)
      } else {
        lane.heavyEnd = nil
        lane.used = light.add(lane, used: lane.used)
      }
    }

    private func take() -> WorkLane? {
      taken += 1
      // Heavy lanes get a share regardless of the number of light lanes.
      if !taken.isMultiple(of: 16), let lane = light.take() { return lane }
      guard heavyThreads < processors, let lane = heavy.take() else { return light.take() }
      heavyThreads += 1
      return lane
    }

    private func startThread() {
      threads += 1
      let thread = Thread { [self] in
        if isBackground { Self.giveWay() }
        runJobs()
      }
      thread.name = name
      // As much as the main thread has: handlers of the app run here.
      thread.stackSize = 8 << 20
      thread.start()
    }

    private func runJobs() {
      condition.lock()
      while true {
        guard let lane = take() else {
          waiting += 1
          condition.wait()
          waiting -= 1
          woken = max(0, woken - 1)
          continue
        }
        let job = lane.jobs[lane.done]
        lane.done += 1
        if lane.done == lane.jobs.count {
          lane.jobs.removeAll(keepingCapacity: lane.done < 64)
          lane.done = 0
        }
        condition.unlock()
        let start = ContinuousClock.now
        lane.run(job)
        let end = ContinuousClock.now
        condition.lock()
        if lane.heavyEnd != nil { heavyThreads -= 1 }
        let time = start.duration(to: end)
        lane.used += time
        if time > Self.budget { lane.heavyEnd = end + Self.heavyTime }
        lane.isBusy = !lane.jobs.isEmpty
        if lane.isBusy { put(lane) }
      }
    }

    /// Lowers the priority of the calling thread.
    private static func giveWay() {
      #if canImport(Darwin)
        pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
      #else
        // On Linux this is about the calling thread alone.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      #endif
    }
  }

  /// The jobs of one session, in their order.
  class WorkLane: @unchecked Sendable {
    // Why unchecked: the condition of the pool guards every property.
    fileprivate var jobs: [UnownedJob] = []
    /// The number of jobs at the front that were run.
    fileprivate var done = 0
    fileprivate var used = Duration.zero
    /// Whether the lane waits in the queue, or its job runs.
    fileprivate var isBusy = false
    /// The time until which the lane counts as heavy; `nil` if it does not.
    fileprivate var heavyEnd: ContinuousClock.Instant?

    /// Runs a job on this thread.
    func run(_ job: UnownedJob) {}
  }
#endif
