/// The clock of screens: repeated actions, delayed actions, and the current time.
///
/// A timeline does not run by itself. The host of the screens advances it: a terminal by the real
/// clock, a test in any steps. So nothing in a screen ever waits, and every test of one is exact.
/// Asynchronous work runs on other threads: see `load` and `follow` of ``ScreenContext``.
public final class Timeline {
  /// A token with which a scheduled action can be canceled.
  public final class Schedule {
    /// Whether no further action runs, because it was canceled or has ended.
    package private(set) var isCancelled = false
    fileprivate var onCancel: (() -> Void)?

    /// Creates a schedule that is canceled already.
    static var cancelled: Schedule {
      let schedule = Schedule()
      schedule.cancel()
      return schedule
    }

    /// Cancels all further actions. May be called more than once.
    public func cancel() {
      isCancelled = true
      onCancel?()
      onCancel = nil
    }
  }

  private struct Entry {
    var deadline: Duration
    let serial: Int
    let interval: Duration?
    let schedule: Schedule
    let action: () -> Void
  }

  /// Work in progress on other threads.
  struct Work {
    let task: Task<Void, Never>
    let schedule: Schedule
    /// Whether the work ends by itself, unlike a sequence.
    let isLoad: Bool
    let receive: (any Sendable) -> Void
  }

  /// The time since the timeline began.
  public private(set) var now: Duration = .zero
  private var entries: [Entry] = []
  private var serial = 0
  private(set) var works: [Int: Work] = [:]
  /// The receivers of announcements by other threads.
  private var channels: [Int: (any Sendable) -> Void] = [:]
  private let mailbox = Mailbox()
  /// Called when something was scheduled: the next deadline may be earlier than before.
  package var onSchedule: (() -> Void)?

  /// Called on any thread when a value arrived: advance soon.
  package var onArrival: (@Sendable () -> Void)? {
    get { mailbox.wake }
    set { mailbox.wake = newValue }
  }

  /// Returns whether the calling code runs on the isolation of the screens; `nil` if the host does
  /// not know.
  package var isIsolated: (@Sendable () -> Bool)?

  /// Runs the work of `load` and `follow`; `nil` for the shared threads of
  /// the process.
  package var workExecutor: (any TaskExecutor)?

  /// Whether ``advance(to:)`` delivers the results of loads. Otherwise only `settle` does: with a
  /// virtual clock, the time of a result must not depend on the speed of other threads.
  package var deliversLoads = true

  /// The host's clock. It may be ahead of ``now``, which advances only in ``advance(to:)``.
  package var clock: (() -> Duration)?

  /// The current time of the host's clock, from which delays are counted.
  package var moment: Duration { max(now, clock?() ?? now) }

  /// Creates a timeline whose time is zero.
  public init() {}

  deinit { works.values.forEach { $0.task.cancel() } }

  /// The time of the next action; `nil` if nothing is scheduled. Values that have arrived are due
  /// now, except results that wait for `settle`.
  package var nextDeadline: Duration? {
    if mailbox.contains(where: isDelivered) { return now }
    return entries.filter { !$0.schedule.isCancelled }.map(\.deadline).min()
  }

  /// Runs an action repeatedly, first after one interval. Missed repetitions are skipped.
  ///
  /// - Parameters:
  ///   - interval: the time between two runs; zero or less counts as a millisecond.
  ///   - action: the action.
  /// - Returns: the schedule, to cancel it.
  package func every(_ interval: Duration, _ action: @escaping () -> Void) -> Schedule {
    add(max(interval, .milliseconds(1)), repeats: true, action)
  }

  /// Runs an action once, after a delay.
  ///
  /// - Parameters:
  ///   - delay: the time until the action runs.
  ///   - action: the action.
  /// - Returns: the schedule, to cancel it.
  package func after(_ delay: Duration, _ action: @escaping () -> Void) -> Schedule {
    add(delay, repeats: false, action)
  }

  /// Advances the time and runs due actions, in the order of their deadlines.
  ///
  /// - Parameter time: the new time; an earlier time than the current one has no effect.
  public func advance(to time: Duration) {
    deliver(mailbox.take(where: isDelivered))
    while let index = dueIndex(at: time) {
      let entry = entries.remove(at: index)
      guard !entry.schedule.isCancelled else { continue }
      now = max(now, entry.deadline)
      if let interval = entry.interval {
        // Missed repetitions are skipped: this one happens now.
        now = max(now, time)
        var next = entry
        // The division rounds: the result is close to the repetition, not always exact.
        next.deadline += interval * Int((time - entry.deadline) / interval)
        while next.deadline <= time { next.deadline += interval }
        entries.append(next)
      } else {
        entry.schedule.cancel()
      }
      entry.action()
    }
    now = max(now, time)
  }

  /// Ends the timeline because the screens are no longer shown: work on other threads is canceled.
  package func end() {
    for schedule in works.values.map(\.schedule) { schedule.cancel() }
    works = [:]
    channels = [:]
    entries = []
  }

  /// Delivers all values that have arrived.
  package func receive() { deliver(mailbox.take()) }

  /// Whether a value is delivered as time advances.
  private func isDelivered(_ arrival: Mailbox.Arrival) -> Bool {
    deliversLoads || works[arrival.work]?.isLoad != true
  }

  private func deliver(_ arrivals: [Mailbox.Arrival]) {
    for arrival in arrivals {
      if arrival.value is Mailbox.End {
        works[arrival.work]?.schedule.cancel()
      } else if let channel = channels[arrival.work] {
        channel(arrival.value)
      } else if let work = works[arrival.work], !work.schedule.isCancelled {
        work.receive(arrival.value)
      }
    }
  }

  /// Delivers the announcements of other threads, and leaves the results of work for the next turn.
  package func receiveAnnouncements() {
    let channels = channels
    for arrival in mailbox.take(where: { channels[$0.work] != nil }) {
      self.channels[arrival.work]?(arrival.value)
    }
  }

  /// Creates a closure that any thread may call. Its newest value is received in a turn of the
  /// timeline, until the schedule is canceled.
  func channel<Value: Sendable>(
    _ receive: @escaping (Value) -> Void
  ) -> (schedule: Schedule, announce: @Sendable (Value) -> Void) {
    serial += 1
    let (number, mailbox, schedule) = (serial, mailbox, Schedule())
    channels[number] = { value in
      if let value = value as? Value { receive(value) }
    }
    schedule.onCancel = { [weak self] in self?.channels[number] = nil }
    return (
      schedule, { mailbox.add(Mailbox.Arrival(work: number, value: $0), isState: true) }
    )
  }

  /// Starts work on another thread.
  func begin(
    isLoad: Bool, _ body: @escaping @Sendable (Mailbox, Int) async -> Void,
    receive: @escaping (any Sendable) -> Void
  ) -> Schedule {
    serial += 1
    let (number, mailbox, schedule) = (serial, mailbox, Schedule())
    let task = Task(executorPreference: workExecutor) {
      await body(mailbox, number)
      // Canceled work was removed already.
      if !Task.isCancelled { mailbox.add(Mailbox.Arrival(work: number, value: Mailbox.End())) }
    }
    works[number] = Work(
      task: task, schedule: schedule, isLoad: isLoad, receive: receive)
    schedule.onCancel = { [weak self] in
      task.cancel()
      self?.works[number] = nil
    }
    return schedule
  }

  private func add(
    _ delay: Duration, repeats: Bool, _ action: @escaping () -> Void
  ) -> Schedule {
    let schedule = Schedule()
    let now = moment
    serial += 1
    entries.append(
      Entry(
        deadline: now + max(delay, .zero), serial: serial, interval: repeats ? delay : nil,
        schedule: schedule, action: action))
    // The action may retain its screen: it is released at once, not at its deadline.
    schedule.onCancel = { [weak self, weak schedule] in
      self?.entries.removeAll { $0.schedule === schedule }
    }
    onSchedule?()
    return schedule
  }

  private func dueIndex(at time: Duration) -> Int? {
    entries.indices.filter { entries[$0].deadline <= time }
      .min {
        (entries[$0].deadline, entries[$0].serial) < (entries[$1].deadline, entries[$1].serial)
      }
  }
}
