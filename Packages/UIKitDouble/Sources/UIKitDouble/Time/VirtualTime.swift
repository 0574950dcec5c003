/// The time of the double: animations end, timers fire and the main queue runs only when a test says so.
@MainActor
public final class VirtualTime {
  /// The one that everything uses.
  public static let shared = VirtualTime()

  private var entries: [(deadline: Double, serial: Int, action: () -> Void)] = []
  private var serial = 0
  /// Seconds since the beginning.
  public private(set) var now = 0.0

  private init() {}

  /// Whether something waits for its time.
  public var isBusy: Bool { !entries.isEmpty }

  /// Runs an action after some seconds.
  public func after(_ seconds: Double, _ action: @escaping () -> Void) {
    serial += 1
    entries.append((now + max(0, seconds), serial, action))
  }

  /// Lets time pass; what falls due meanwhile runs in order, also what it schedules itself.
  public func advance(by seconds: Double = 1) {
    let end = now + seconds
    while let index = entries.indices.filter({ entries[$0].deadline <= end })
      .min(by: {
        (entries[$0].deadline, entries[$0].serial) < (entries[$1].deadline, entries[$1].serial)
      })
    {
      let entry = entries.remove(at: index)
      now = max(now, entry.deadline)
      entry.action()
    }
    now = end
  }

  /// Forgets everything, for the next test.
  public func reset() {
    entries = []
    now = 0
  }
}
