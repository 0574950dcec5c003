import Tableware
import TablewareViewport

/// A screen as the terminal shows it: its viewport, and the search field while it is open.
///
/// It lives as long as its screen is in the navigator's stack, so that going back finds the same
/// scroll position and focus.
final class Stage {
  let screen: any Screen
  let surface: TerminalSurface
  let viewport: Viewport<TerminalSurface>
  /// What is being typed into the search field; `nil` while it is closed.
  var editor: LineEditor?

  init(_ screen: any Screen, size: Size) {
    self.screen = screen
    surface = TerminalSurface(size: size)
    viewport = Viewport(screen.table, on: surface)
  }
}
