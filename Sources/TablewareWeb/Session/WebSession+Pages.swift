import Tableware
import TablewareHosting

/// The pages of the screens, and their visible rows.
extension WebSession {
  /// The page of the screen on top.
  package var page: WebPage { shownScreen.page }

  /// The screen on top with its page; a page ends with its screen.
  var shownScreen: ShownScreen {
    let top = navigator.topHosted
    if let shown = top.attachment as? ShownScreen { return shown }
    // Before the page, whose table may report a diagnostic as soon as it is shown.
    let listener = DiagnosticListener.attached(to: top.table.diagnostics) { [weak self] in
      self?.show($0)
    }
    let page = WebPage(
      top.table, ids: ids, images: images, showsIdentifiers: showsIdentifiers)
    page.onNeedsCommit = { [weak self] in
      guard let self else { return }
      isSettled = false
      if !isHandling { onNeedsFrame?() }
    }
    lastPage += 1
    let shown = ShownScreen(top, page: page, number: lastPage, listener: listener)
    top.attachment = shown
    return shown
  }

  /// Notifies rows that the client shows the range between two items.
  func tellWhatIsSeen(from top: Int, to bottom: Int, _ shares: EdgeShares) {
    seen = shownScreen
    page.announce(from: top, to: bottom, shares)
  }

  /// If another screen is on top, the rows of the previous one disappear, although the client may
  /// not have received that yet.
  func noticeCover() {
    if let seen, seen !== navigator.topHosted.attachment { unsee() }
  }

  /// The rows that the client showed disappear. The rows of a removed screen were removed with it.
  func unsee() {
    guard let seen else { return }
    self.seen = nil
    if navigator.stack.contains(where: { $0.attachment === seen }) { seen.page.announceNothing() }
  }

  func commit() {
    // Completions of the commit may show another screen; covered screens continue as well.
    for hosted in navigator.stack { (hosted.attachment as? ShownScreen)?.page.host.commit() }
    page.host.commit()
  }
}
