import Synchronization

/// A clock that never waits: a caller that sleeps until a deadline advances the time to it.
///
/// Pass it to an API that takes a clock, and a test of ten minutes takes no time.
public final class ManualClock: Clock {
  /// A moment, as the time since the clock was created.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Returns a later or earlier moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// Returns the time between two moments.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Returns whether one moment is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Duration.zero)

  /// Creates a clock whose time is zero.
  public init() {}

  /// The current time of the clock, which tests advance.
  public var now: Instant { Instant(offset: time.withLock { $0 }) }
  /// The smallest step of the clock: zero, because it never waits.
  public var minimumResolution: Duration { .zero }

  /// Advances the time of the clock.
  ///
  /// - Parameter duration: the time that passes; a negative duration counts as zero.
  public func advance(by duration: Duration) {
    time.withLock { $0 += max(duration, .zero) }
  }

  /// Advances the time to the deadline and returns immediately.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline.offset) }
  }
}
