import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// A navigator's screens in a terminal of some size: input and time go in, frames come out.
///
/// ```
///   input ──▶ ┐
///   time  ──▶ ├─ host ──▶ frame (a grid)
///   size  ──▶ ┘
/// ```
///
/// It touches no device, so a real terminal, a script and a test all drive the very same code.
package final class TerminalHost {
  /// The screens.
  package let navigator: Navigator
  /// Whether the user asked to leave.
  package private(set) var isFinished = false
  /// Called when something was submitted from outside, not by what ``handle(_:)``, ``advance(to:)``
  /// or ``frame()`` did: draw a frame soon.
  package var onNeedsFrame: (() -> Void)?
  /// Where a date begins that was not chosen yet; `nil` for the beginning of its range. The host
  /// itself has no clock.
  package var today: CalendarDate?

  /// Whether a frame follows anyway.
  var isHandling = false
  private var isLayingOut = false
  /// Whether the frame that is laid out set something off.
  private var isCommitDue = false
  /// How often a frame is laid out anew for what it set off itself.
  private static let roundLimit = 4
  var size: Size
  private(set) var message: String?
  private var messageSchedule: Timeline.Schedule?

  package init(_ navigator: Navigator, columns: Int, rows: Int) {
    self.navigator = navigator
    size = Self.size(columns: columns, rows: rows)
  }

  /// The size from the next frame on. Any numbers are accepted.
  package func resize(columns: Int, rows: Int) {
    size = Self.size(columns: columns, rows: rows)
  }

  /// Lets the time pass for all screens.
  package func advance(to time: Duration) {
    isHandling = true
    defer { isHandling = false }
    navigator.timeline.advance(to: time)
  }

  /// Called on any thread when time should pass soon.
  package var onArrival: (@Sendable () -> Void)? {
    get { navigator.timeline.onArrival }
    set { navigator.timeline.onArrival = newValue }
  }

  /// When something is due; `nil` if nothing is.
  package var nextDeadline: Duration? { navigator.timeline.nextDeadline }

  /// Applies everything that was submitted and paints the screen on top.
  package func frame() -> Grid {
    isHandling = true
    defer { isHandling = false }
    // What waits for the commit may lead to another screen; covered screens go on as well.
    for hosted in navigator.stack { (hosted.attachment as? TerminalScreen)?.host.commit() }
    let terminalScreen = terminalScreen
    // What the mouse holds cannot be let go any more once another screen is in front.
    for covered in navigator.stack.dropLast() {
      (covered.attachment as? TerminalScreen)?.cancelDrag()
    }
    terminalScreen.followEditedRow()
    let screenFrame = ScreenFrame(size: size)
    terminalScreen.surface.size = screenFrame.tableSize(hasIndex: false)
    terminalScreen.surface.size = screenFrame.tableSize(hasIndex: hasIndex(terminalScreen))
    terminalScreen.prepareEditing()
    layOut(terminalScreen)
    return screenFrame.paint(terminalScreen, host: self)
  }

  /// Lays out a frame. What rows that came on screen set off, such as the next page, is in the same
  /// frame, as far as it comes at once; whoever goes on without end gets the rest in the next
  /// frames.
  private func layOut(_ terminalScreen: TerminalScreen) {
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.roundLimit {
      isCommitDue = false
      terminalScreen.viewport.layout()
      guard isCommitDue else { return }
      terminalScreen.host.commit()
    }
    terminalScreen.viewport.layout()
    onNeedsFrame?()
  }

  /// The trace of the screen on top since the last call: what its viewport had to do.
  package func takeTrace() -> FrameTrace {
    defer { terminalScreen.viewport.resetTrace() }
    return terminalScreen.viewport.trace
  }

  func finish() { isFinished = true }

  /// The screens go away: the one on top stops what it started, and may save.
  package func close() {
    terminalScreen.cancelDrag()
    navigator.suspend()
  }

  /// The stage of the screen on top. It ends with its screen.
  var terminalScreen: TerminalScreen {
    let top = navigator.topHosted
    if let terminalScreen = top.attachment as? TerminalScreen { return terminalScreen }
    let terminalScreen = TerminalScreen(
      top, size: ScreenFrame(size: size).tableSize(hasIndex: false))
    terminalScreen.viewport.onNeedsCommit = { [weak self] in
      guard let self else { return }
      if isLayingOut { isCommitDue = true } else if !isHandling { onNeedsFrame?() }
    }
    // What a screen reported before it was shown has not been seen either.
    terminalScreen.table.diagnostics.recent.last.map(show)
    let appSink = terminalScreen.table.diagnostics.sink
    terminalScreen.table.diagnostics.sink = { [weak self] diagnostic in
      appSink?(diagnostic)
      self?.show(diagnostic)
    }
    top.attachment = terminalScreen
    return terminalScreen
  }

  /// Whether there are index titles, and more rows than fit.
  private func hasIndex(_ terminalScreen: TerminalScreen) -> Bool {
    let snapshot = terminalScreen.table.snapshot
    let extent = terminalScreen.viewport.scrollExtent
    return extent.total > extent.visible
      && (0..<snapshot.sectionCount).contains { snapshot.indexTitle(of: $0) != nil }
  }

  /// The nearest size that a grid can have.
  private static func size(columns: Int, rows: Int) -> Size {
    Size(
      width: min(max(0, columns), Grid.longestSide), height: min(max(0, rows), Grid.longestSide))
  }

  /// Shows a diagnostic at the bottom for a while.
  private func show(_ diagnostic: Diagnostic) {
    message = "\(diagnostic)"
    messageSchedule?.cancel()
    messageSchedule = navigator.timeline.after(.seconds(8)) { [weak self] in self?.message = nil }
  }
}
