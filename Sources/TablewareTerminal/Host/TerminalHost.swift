import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// A navigator's screens in a terminal of some size: input and time are the input, frames the
/// output.
///
/// ```
///   input ──▶ ┐
///   time  ──▶ ├─ host ──▶ frame (a grid)
///   size  ──▶ ┘
/// ```
///
/// It uses no device, so a real terminal, a script and a test run the same code.
package final class TerminalHost {
  /// The stack of screens.
  package let navigator: Navigator
  /// Whether the user quit.
  package private(set) var isFinished = false
  /// Called when something was submitted from outside, not by ``handle(_:)``, ``advance(to:)`` or
  /// ``frame()``: draw a frame soon.
  package var onNeedsFrame: (() -> Void)?
  /// The first proposal for a date without a value; `nil` for the beginning of its range. The host
  /// itself has no clock.
  package var today: CalendarDate?

  /// Whether a frame follows anyway.
  var isHandling = false
  var isLayingOut = false
  /// Whether the layout of the frame caused a commit.
  var isCommitDue = false
  /// The most repetitions of a frame's layout for commits that it causes itself.
  static let roundLimit = 4
  var size: Size
  private(set) var message: String?
  private var messageSchedule: Timeline.Schedule?

  /// The texts around the rows.
  let words: TerminalWords
  /// Whether diagnostics are shown on screen.
  private let showsDiagnostics: Bool

  package init(
    _ navigator: Navigator, columns: Int, rows: Int, words: TerminalWords = TerminalWords(),
    showsDiagnostics: Bool = true
  ) {
    self.navigator = navigator
    self.words = words
    self.showsDiagnostics = showsDiagnostics
    size = Self.size(columns: columns, rows: rows)
  }

  /// The size from the next frame on. Any numbers are accepted.
  package func resize(columns: Int, rows: Int) {
    size = Self.size(columns: columns, rows: rows)
  }

  /// Advances the time of all screens.
  package func advance(to time: Duration) {
    isHandling = true
    defer { isHandling = false }
    looking { navigator.timeline.advance(to: time) }
  }

  /// Waits until everything that the screens load has arrived. No time passes.
  package nonisolated(nonsending) func settle() async {
    let timeline = navigator.timeline
    await timeline.settle {
      isHandling = true
      defer { isHandling = false }
      looking {
        timeline.receive()
        timeline.advance(to: timeline.now)
      }
    }
  }

  /// Called on any thread when time should pass soon.
  package var onArrival: (@Sendable () -> Void)? {
    get { navigator.timeline.onArrival }
    set { navigator.timeline.onArrival = newValue }
  }

  /// Whether results of loads arrive as time passes. Otherwise they arrive in ``settle()``.
  package var deliversLoads: Bool {
    get { navigator.timeline.deliversLoads }
    set { navigator.timeline.deliversLoads = newValue }
  }

  /// The time of the next timer; `nil` without timers.
  package var nextDeadline: Duration? { navigator.timeline.nextDeadline }

  /// Applies everything that was submitted and paints the screen on top.
  package func frame() -> Grid { looking { paintedFrame() } }

  /// Runs what measures or paints rows: with the theme of the screen, and the pictures.
  func looking<Result>(_ body: () -> Result) -> Result {
    Look.$theme.withValue(navigator.topHosted.theme) {
      Look.$pictures.withValue(pictures, operation: body)
    }
  }

  /// What the terminal may show as pictures; `nil` for placeholders. Set once the terminal has said
  /// that it can.
  package var pictures: TerminalPictures? {
    didSet {
      looking {
        for hosted in navigator.stack {
          (hosted.attachment as? TerminalScreen)?.viewport.environmentDidChange()
        }
      }
    }
  }

  private func paintedFrame() -> Grid {
    isHandling = true
    defer { isHandling = false }
    // Completions of the commit may show another screen; covered screens continue as well.
    for hosted in navigator.stack { (hosted.attachment as? TerminalScreen)?.host.commit() }
    let terminalScreen = terminalScreen
    // A held row cannot be released after another screen covers its own.
    for covered in navigator.stack.dropLast() {
      (covered.attachment as? TerminalScreen)?.cancelDrag()
    }
    terminalScreen.followEditedRow()
    beginRequestedTyping()
    return paintedScreens()
  }

  /// Returns the trace of the screen on top since the last call: the work of its viewport.
  package func takeTrace() -> FrameTrace {
    defer { terminalScreen.viewport.resetTrace() }
    return terminalScreen.viewport.trace
  }

  func finish() { isFinished = true }

  /// Removes the screens: the one on top stops its work, and may save.
  package func close() {
    terminalScreen.cancelDrag()
    navigator.suspend()
  }

  /// The screen on top with its viewport. It ends with its screen.
  var terminalScreen: TerminalScreen { terminalScreen(of: navigator.topHosted) }

  func terminalScreen(of hosted: HostedScreen) -> TerminalScreen {
    if let terminalScreen = hosted.attachment as? TerminalScreen { return terminalScreen }
    let terminalScreen = TerminalScreen(
      hosted, size: ScreenFrame(size: size).tableSize(hasIndex: false))
    terminalScreen.viewport.onNeedsCommit = { [weak self] in
      guard let self else { return }
      if isLayingOut { isCommitDue = true } else if !isHandling { onNeedsFrame?() }
    }
    // Diagnostics from before the screen was shown have not been visible either.
    let diagnostics = terminalScreen.table.diagnostics
    if let last = diagnostics.recent.last { show(last, of: diagnostics) }
    let appSink = diagnostics.sink
    diagnostics.sink = { [weak self, weak diagnostics] diagnostic in
      appSink?(diagnostic)
      if let diagnostics { self?.show(diagnostic, of: diagnostics) }
    }
    hosted.attachment = terminalScreen
    return terminalScreen
  }

  /// Returns the nearest size that a grid supports.
  private static func size(columns: Int, rows: Int) -> Size {
    Size(
      width: min(max(0, columns), Grid.longestSide), height: min(max(0, rows), Grid.longestSide))
  }

  /// Shows a diagnostic at the bottom for a while.
  private func show(_ diagnostic: Diagnostic, of diagnostics: Diagnostics) {
    guard showsDiagnostics else { return }
    message = diagnostics.text(of: diagnostic)
    messageSchedule?.cancel()
    messageSchedule = navigator.timeline.after(.seconds(8)) { [weak self] in self?.message = nil }
  }
}
