import Synchronization

/// A clock that stands still until someone waits for it: then it is there at once.
///
/// Give it to whatever takes a clock, and a test of ten minutes takes no time.
public final class ManualClock: Clock {
  /// A moment, told by the time since the clock was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// A later or earlier moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time between two moments.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether one moment comes first.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Duration.zero)

  /// A clock at zero.
  public init() {}

  /// What the time is.
  public var now: Instant { Instant(offset: time.withLock { $0 }) }
  /// No time is too short.
  public var minimumResolution: Duration { .zero }

  /// Lets the time pass.
  public func advance(by duration: Duration) {
    time.withLock { $0 += max(duration, .zero) }
  }

  /// Is at the deadline at once.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
  }
}
