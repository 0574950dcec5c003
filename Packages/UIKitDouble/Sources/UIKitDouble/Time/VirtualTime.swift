import Synchronization

/// The time of the double: animations end, timers fire and the main queue runs only when a test
/// says so.
@MainActor
public final class VirtualTime {
  /// The one that everything uses.
  nonisolated public static let shared = VirtualTime()

  private var entries: [(deadline: Double, serial: Int, action: () -> Void)] = []
  private var serial = 0
  private var observers: [() -> Void] = []
  private let arrivals = Mutex<[@MainActor @Sendable () -> Void]>([])
  /// Seconds since the beginning.
  public private(set) var now = 0.0

  nonisolated private init() {}

  /// Whether something waits for its time.
  public var isBusy: Bool {
    takeArrivals()
    return !entries.isEmpty || !observers.isEmpty
  }

  /// Runs an action before the run loop waits: at the end of the turn, and before the next frame is
  /// laid out.
  public func beforeWaiting(_ action: @escaping () -> Void) { observers.append(action) }

  /// Ends the turn without letting time pass.
  public func endTurn() {
    var rounds = 0
    while !observers.isEmpty, rounds < 1_000 {
      rounds += 1
      let actions = observers
      observers = []
      for action in actions { action() }
    }
  }

  /// Runs an action after some seconds.
  public func after(_ seconds: Double, _ action: @escaping () -> Void) {
    takeArrivals()
    serial += 1
    entries.append((now + max(0, seconds), serial, action))
  }

  /// Runs an action in the next turn, as a block on the main queue would. Any thread may call this.
  nonisolated public func afterThisTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
    arrivals.withLock { $0.append(action) }
  }

  private func takeArrivals() {
    let arrived = arrivals.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in arrived { after(0) { action() } }
  }

  /// Lets time pass; what falls due meanwhile runs in order, also what it schedules itself.
  public func advance(by seconds: Double = 1) {
    let end = now + seconds
    endTurn()
    takeArrivals()
    while let index = entries.indices.filter({ entries[$0].deadline <= end })
      .min(by: {
        (entries[$0].deadline, entries[$0].serial) < (entries[$1].deadline, entries[$1].serial)
      })
    {
      let entry = entries.remove(at: index)
      now = max(now, entry.deadline)
      entry.action()
      endTurn()
      takeArrivals()
    }
    now = end
  }

  /// Forgets everything, for the next test.
  public func reset() {
    takeArrivals()
    entries = []
    observers = []
    now = 0
  }
}
