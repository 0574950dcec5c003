#if canImport(UIKit) || os(Linux)
import Tableware

/// Advances a timeline with the time of the device.
@MainActor
final class TimelineDriver {
  private let timeline: Timeline
  private let start = Turn.now
  /// The number of the current wait, which may be replaced by an earlier one.
  private var waits = 0

  init(_ timeline: Timeline) {
    self.timeline = timeline
    timeline.clock = { [start] in Turn.now - start }
    timeline.onSchedule = { [weak self] in self?.wait() }
    timeline.onArrival = { [weak self] in Task { @MainActor in self?.catchUp() } }
    wait()
  }

  /// Advances to the current time.
  private func catchUp() {
    timeline.advance(to: max(timeline.now, Turn.now - start))
    wait()
  }

  private func wait() {
    guard let deadline = timeline.nextDeadline else { return }
    waits += 1
    let wait = waits
    Turn.after(max(.zero, deadline - (Turn.now - start))) { [weak self] in
      guard let self, wait == waits else { return }
      // Clocks are coarser than durations, and never fire before the deadline.
      timeline.advance(to: max(deadline, Turn.now - start))
      self.wait()
    }
  }
}
#endif
