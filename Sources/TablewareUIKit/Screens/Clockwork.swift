#if canImport(UIKit) || os(Linux)
import Tableware

/// Lets the time of screens pass as the time of the device does.
@MainActor
final class Clockwork {
  private let timeline: Timeline
  private let start = Turn.now
  /// Which wait counts: a newer one may end earlier.
  private var waits = 0

  init(_ timeline: Timeline) {
    self.timeline = timeline
    timeline.clock = { [start] in Turn.now - start }
    timeline.onSchedule = { [weak self] in self?.wait() }
    timeline.onArrival = { [weak self] in Task { @MainActor in self?.catchUp() } }
    wait()
  }

  /// Lets the time pass that has passed.
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
      // Clocks are coarser than durations: it is never before what was waited for.
      timeline.advance(to: max(deadline, Turn.now - start))
      self.wait()
    }
  }
}
#endif
