import Synchronization
import TerminalKit

/// The reasons to draw a frame: events of the device, in order, and requests without a reason.
///
/// Requests that arrive while none is processed are combined, so a burst of input is one frame and
/// not one for each key.
final class Wakes: Sendable {
  /// One element for each frame to draw.
  let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let events = Mutex<[DeviceEvent]>([])

  init() {
    // The first request starts the timer.
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

  /// Returns the events since the last call.
  func take() -> [DeviceEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
