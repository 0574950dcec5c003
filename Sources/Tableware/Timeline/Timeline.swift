/// The time as screens see it: what repeats, what comes later, and what the time is now.
///
/// A timeline does not run by itself. Whoever shows the screens advances it: a terminal by the real
/// clock, a test by whatever it likes. So nothing in a screen ever waits, and every test of one is
/// exact. What has to be waited for happens elsewhere, see ``load(_:then:)``.
public final class Timeline {
  /// Stops what was scheduled.
  public final class Schedule {
    /// Whether nothing further happens: it was cancelled, or it is over.
    private(set) var isCancelled = false
    fileprivate var onCancel: (() -> Void)?

    /// A schedule of nothing.
    static var cancelled: Schedule {
      let schedule = Schedule()
      schedule.cancel()
      return schedule
    }

    /// Nothing further happens. May be called more than once.
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

  /// Work elsewhere that is under way.
  struct Work {
    let task: Task<Void, Never>
    let schedule: Schedule
    /// Whether it is sure to end, unlike a sequence.
    let isLoad: Bool
    let receive: (any Sendable) -> Void
  }

  /// The time since the timeline began.
  public private(set) var now: Duration = .zero
  private var entries: [Entry] = []
  private var serial = 0
  private(set) var works: [Int: Work] = [:]
  /// Receivers of what other threads announce.
  private var channels: [Int: (any Sendable) -> Void] = [:]
  private let mailbox = Mailbox()
  /// Hears that something was scheduled: whoever waits for the next deadline may have to wait for
  /// less.
  package var onSchedule: (() -> Void)?

  /// Called on any thread when something came from elsewhere: advance soon.
  package var onArrival: (@Sendable () -> Void)? {
    get { mailbox.wake }
    set { mailbox.wake = newValue }
  }

  /// Runs the work of ``load(_:then:)`` and ``follow(_:then:)``; `nil` for the shared threads of
  /// the process.
  package var workExecutor: (any TaskExecutor)?

  /// The time of whoever lets it pass: it may be ahead of ``now``, which stands still between
  /// deadlines.
  package var clock: (() -> Duration)?

  /// The time at this moment, for whoever counts from it.
  package var moment: Duration { max(now, clock?() ?? now) }

  /// A timeline at its beginning.
  public init() {}

  deinit { works.values.forEach { $0.task.cancel() } }

  /// When the next action is due; `nil` if nothing is scheduled. What came from elsewhere is due
  /// now.
  public var nextDeadline: Duration? {
    if !mailbox.isEmpty { return now }
    return entries.filter { !$0.schedule.isCancelled }.map(\.deadline).min()
  }

  /// Runs an action again and again, first after one interval. An interval of zero or less is taken
  /// as a millisecond. Beats that were missed are not made up for.
  public func every(_ interval: Duration, _ action: @escaping () -> Void) -> Schedule {
    add(max(interval, .milliseconds(1)), repeats: true, action)
  }

  /// Runs an action once.
  public func after(_ delay: Duration, _ action: @escaping () -> Void) -> Schedule {
    add(delay, repeats: false, action)
  }

  /// Lets the time pass and runs what is due, in the order of the deadlines. Time never runs back.
  public func advance(to time: Duration) {
    receive()
    while let index = dueIndex(at: time) {
      let entry = entries.remove(at: index)
      guard !entry.schedule.isCancelled else { continue }
      now = max(now, entry.deadline)
      if let interval = entry.interval {
        // Beats that were missed are gone: this one happens now.
        now = max(now, time)
        var next = entry
        // Dividing durations rounds: this leads next to the beat, not always to it.
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

  /// Nothing shows the screens any more: work elsewhere is cancelled.
  package func end() {
    for schedule in works.values.map(\.schedule) { schedule.cancel() }
    works = [:]
    channels = [:]
    entries = []
  }

  /// Hands over what came from elsewhere.
  func receive() {
    for arrival in mailbox.take() {
      if arrival.value is Mailbox.End {
        works[arrival.work]?.schedule.cancel()
      } else if let channel = channels[arrival.work] {
        channel(arrival.value)
      } else if let work = works[arrival.work], !work.schedule.isCancelled {
        work.receive(arrival.value)
      }
    }
  }

  /// Hands over what other threads announced, and leaves the results of work for the next turn.
  package func receiveAnnouncements() {
    let channels = channels
    for arrival in mailbox.take(where: { channels[$0.work] != nil }) {
      self.channels[arrival.work]?(arrival.value)
    }
  }

  /// Makes a closure that any thread may call. Its newest value is received in a turn of the
  /// timeline, until the schedule is cancelled.
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

  /// Begins work elsewhere.
  func begin(
    isLoad: Bool, _ body: @escaping @Sendable (Mailbox, Int) async -> Void,
    receive: @escaping (any Sendable) -> Void
  ) -> Schedule {
    serial += 1
    let (number, mailbox, schedule) = (serial, mailbox, Schedule())
    let task = Task(executorPreference: workExecutor) {
      await body(mailbox, number)
      // Work that was cancelled is forgotten already.
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
    // The action may hold its screen: it is released at once, not when it would have been due.
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
