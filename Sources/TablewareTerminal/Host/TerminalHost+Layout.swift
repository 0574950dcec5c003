import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// The layout of the visible screens: one that fills the window, and the box of an overlay.
extension TerminalHost {
  /// The screens of a frame.
  struct VisibleScreens {
    /// The screen that fills the window.
    var base: TerminalScreen
    /// The menu or the question over it, which has the focus.
    var overlay: TerminalScreen?
  }

  /// The screens that a frame shows. Of several overlays, it shows the one on top.
  var visibleScreens: VisibleScreens {
    let visible = navigator.visible
    guard visible.count > 1, let base = visible.first, OverlayBox.fits(in: size) else {
      return VisibleScreens(base: terminalScreen)
    }
    return VisibleScreens(base: terminalScreen(of: base), overlay: terminalScreen)
  }

  /// Lays out and paints the visible screens.
  func paintedScreens() -> Grid {
    let screenFrame = ScreenFrame(size: size)
    let visible = visibleScreens
    let base = visible.base
    base.box = nil
    base.surface.size = screenFrame.tableSize(hasIndex: false)
    base.surface.size = screenFrame.tableSize(hasIndex: hasIndex(base))
    base.prepareEditing()
    layOut(base)
    guard let overlay = visible.overlay else { return screenFrame.paint(base, host: self) }
    overlay.box = layOut(overlay, over: base, in: screenFrame)
    return screenFrame.paint(base, below: overlay, host: self)
  }

  /// Lays out the screen in a box, and returns the box.
  private func layOut(
    _ overlay: TerminalScreen, over base: TerminalScreen, in screenFrame: ScreenFrame
  ) -> OverlayBox {
    let room = screenFrame.tableSize(hasIndex: false)
    var size = OverlayBox.tableSize(of: overlay, in: room)
    overlay.surface.size = size
    overlay.prepareEditing()
    layOut(overlay)
    let height = min(size.height, max(1, overlay.viewport.scrollExtent.total))
    if height < size.height {
      size.height = height
      overlay.surface.size = size
      layOut(overlay)
    }
    let area = Area(
      column: 0, row: screenFrame.tableTop, columns: room.width, rows: room.height)
    return OverlayBox(
      size, at: lines(of: overlay, on: base, top: screenFrame.tableTop), in: area)
  }

  /// Returns the lines of the row that an overlay is about; `nil` if it is not on screen.
  private func lines(
    of overlay: TerminalScreen, on base: TerminalScreen, top: Int
  ) -> Range<Int>? {
    guard case .row(let row)? = overlay.table.hosted?.overlayPlace,
      let path = base.table.snapshot.path(of: row), let frame = base.viewport.frame(of: path),
      frame.y + frame.height > 0, frame.y < base.surface.size.height
    else { return nil }
    return top + frame.y..<top + frame.y + frame.height
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

  /// Whether there are index titles, and more rows than fit.
  private func hasIndex(_ terminalScreen: TerminalScreen) -> Bool {
    let extent = terminalScreen.viewport.scrollExtent
    return extent.total > extent.visible && terminalScreen.table.snapshot.hasIndex
  }
}

/// The pictures of the visible screens.
extension TerminalHost {
  /// The pictures of the last frame, over its cells. A box covers the pictures below it.
  ///
  /// - Parameter writer: numbers the files.
  package func placements(_ writer: inout PictureWriter) -> [PicturePlacement] {
    guard pictures != nil else { return [] }
    let visible = visibleScreens
    let box = visible.overlay?.box
    let below = placements(of: visible.base, &writer).filter { box?.covers($0.area) != true }
    return below + (visible.overlay.map { placements(of: $0, &writer) } ?? [])
  }

  private func placements(
    of terminalScreen: TerminalScreen, _ writer: inout PictureWriter
  ) -> [PicturePlacement] {
    let surface = terminalScreen.surface
    let origin = ScreenFrame(size: size).origin(of: terminalScreen)
    let lines =
      surface.freeLines.lowerBound + origin.row..<surface.freeLines.upperBound + origin.row
    return surface.pictures.compactMap { shown in
      let number = writer.number(of: shown.picture.file)
      return shown.picture.placement(
        number, column: shown.column + origin.column, row: shown.row + origin.row, lines: lines)
    }
  }
}
