import Synchronization
import TerminalKit

/// The reasons to draw a frame: events of the device, in order, and requests without a reason.
///
/// Requests that arrive while none is processed are combined, so a burst of input is one frame and
/// not one for each key.
package final class Wakes: Sendable {
  /// One element for each frame to draw.
  package let calls: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private let events = Mutex<[DeviceEvent]>([])

  package init() {
    // The first request starts the timer.
    (calls, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield()
  }

  /// Adds an event. Input that arrives in pieces, and sizes that follow each other, are one event.
  package func add(_ event: DeviceEvent) {
    events.withLock { events in
      switch (events.last, event) {
      case (.bytes(var bytes)?, .bytes(let more)):
        events.removeLast()
        bytes += more
        events.append(.bytes(bytes))
      case (.resized?, .resized): break
      default: events.append(event)
      }
    }
    call()
  }

  package func call() {
    continuation.yield()
  }

  /// Returns the events since the last call.
  package func take() -> [DeviceEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
