import Synchronization
import TerminalKit

/// Why a session has to look again: what the device reported, in order, and calls without a reason.
///
/// Calls that come while nobody looks are one call, so a burst of input is one frame and not one
/// for each key.
final class Wakes: Sendable {
  /// One element for each time to look.
  let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let events = Mutex<[DeviceEvent]>([])

  init() {
    // The first call arms the timer.
    (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield()
  }

  func add(_ event: DeviceEvent) {
    events.withLock { $0.append(event) }
    call()
  }

  func call() {
    continuation.yield()
  }

  /// What was reported since the last time.
  func take() -> [DeviceEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
