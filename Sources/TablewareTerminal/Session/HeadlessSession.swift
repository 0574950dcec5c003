import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// Drives a host with a script instead of a terminal: the code is the same as on a screen, so the
/// output of a script is that of a real session.
///
/// The time is that of a clock. With the real one, `wait:2s` waits two seconds for real data; with
/// a manual one a test takes no time.
package struct HeadlessSession<C: Clock> where C.Duration == Duration {
  /// A frame with its trace.
  package struct Frame {
    /// The painted frame.
    package var grid: Grid
    /// The work of the viewport for the frame.
    package var trace: FrameTrace
  }

  private let host: TerminalHost
  private let clock: C
  private let start: C.Instant
  /// The arrivals of results, and the ends of waits.
  private let wakes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation

  package init(_ host: TerminalHost, clock: C) {
    self.host = host
    self.clock = clock
    start = clock.now
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Runs a script to its end, or until it quits; each frame is passed on as it is painted, the
  /// first one before the first step.
  package nonisolated(nonsending) func run(
    _ script: KeyScript, onFrame: (Frame) -> Void
  ) async throws {
    defer { host.close() }
    host.onArrival = { [wake] in wake.yield() }
    // With another clock than the real one a script decides with `settle` when results arrive.
    host.deliversLoads = clock is ContinuousClock
    paint(onFrame)
    for step in script.steps {
      if host.isFinished { return }
      switch step {
      case .input(let input):
        host.advance(to: elapsed)
        host.handle(input)
        paint(onFrame)
      case .resize(let columns, let rows):
        host.resize(columns: columns, rows: rows)
        paint(onFrame)
      case .wait(let duration):
        try await wait(duration, onFrame)
      case .settle:
        await host.settle()
        paint(onFrame)
      }
    }
  }

  private var elapsed: Duration { start.duration(to: clock.now) }

  private func paint(_ onFrame: (Frame) -> Void) {
    let grid = host.frame()
    onFrame(Frame(grid: grid, trace: host.takeTrace()))
  }

  private nonisolated(nonsending) func wait(
    _ duration: Duration, _ onFrame: (Frame) -> Void
  ) async throws {
    let end = elapsed + duration
    while elapsed < end {
      let next = min(host.nextDeadline ?? end, end)
      if next > elapsed { try await sleep(until: next) }
      host.advance(to: elapsed)
      paint(onFrame)
    }
  }

  /// Sleeps until a time. In real time, the result of a load that arrives ends the sleep, as it
  /// wakes a terminal.
  private nonisolated(nonsending) func sleep(until time: Duration) async throws {
    let deadline = start.advanced(by: time)
    guard clock is ContinuousClock else {
      return try await clock.sleep(until: deadline, tolerance: nil)
    }
    let timer = Task.detached { [clock, wake] in
      try await clock.sleep(until: deadline, tolerance: nil)
      wake.yield()
    }
    for await _ in wakes { break }
    timer.cancel()
    try Task.checkCancellation()
  }
}
