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
  private var isLayingOut = false
  /// Whether the layout of the frame caused a commit.
  private var isCommitDue = false
  /// The most repetitions of a frame's layout for commits that it causes itself.
  private static let roundLimit = 4
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
    await navigator.timeline.settle { advance(to: navigator.timeline.now) }
  }

  /// Called on any thread when time should pass soon.
  package var onArrival: (@Sendable () -> Void)? {
    get { navigator.timeline.onArrival }
    set { navigator.timeline.onArrival = newValue }
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

  /// The pictures of the last frame, over its cells.
  ///
  /// - Parameter writer: numbers the files.
  package func placements(_ writer: inout PictureWriter) -> [PicturePlacement] {
    guard pictures != nil else { return [] }
    let surface = terminalScreen.surface
    let top = ScreenFrame(size: size).tableTop
    return surface.pictures.compactMap { shown in
      let number = writer.number(of: shown.picture.file)
      return shown.picture.placement(
        number, column: shown.column, row: shown.row + top,
        lines: surface.freeLines.lowerBound + top..<surface.freeLines.upperBound + top)
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
    let screenFrame = ScreenFrame(size: size)
    terminalScreen.surface.size = screenFrame.tableSize(hasIndex: false)
    terminalScreen.surface.size = screenFrame.tableSize(hasIndex: hasIndex(terminalScreen))
    terminalScreen.prepareEditing()
    layOut(terminalScreen)
    return screenFrame.paint(terminalScreen, host: self)
  }

  /// Lays out a frame. Commits that appearing rows cause, such as the next page, are in the same
  /// frame, as far as they happen at once; if they repeat without end, the rest is in the next
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
  var terminalScreen: TerminalScreen {
    let top = navigator.topHosted
    if let terminalScreen = top.attachment as? TerminalScreen { return terminalScreen }
    let terminalScreen = TerminalScreen(
      top, size: ScreenFrame(size: size).tableSize(hasIndex: false))
    terminalScreen.viewport.onNeedsCommit = { [weak self] in
      guard let self else { return }
      if isLayingOut { isCommitDue = true } else if !isHandling { onNeedsFrame?() }
    }
    // Diagnostics from before the screen was shown have not been visible either.
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
    let extent = terminalScreen.viewport.scrollExtent
    return extent.total > extent.visible && terminalScreen.table.snapshot.hasIndex
  }

  /// Returns the nearest size that a grid supports.
  private static func size(columns: Int, rows: Int) -> Size {
    Size(
      width: min(max(0, columns), Grid.longestSide), height: min(max(0, rows), Grid.longestSide))
  }

  /// Shows a diagnostic at the bottom for a while.
  private func show(_ diagnostic: Diagnostic) {
    guard showsDiagnostics else { return }
    message = "\(diagnostic)"
    messageSchedule?.cancel()
    messageSchedule = navigator.timeline.after(.seconds(8)) { [weak self] in self?.message = nil }
  }
}
