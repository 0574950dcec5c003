import Tableware
import TablewareHosting

/// The pages of the screens, and their visible rows.
extension WebSession {
  /// The page that fills the window: that of the screen on top, or of the one below a menu or a
  /// question. The positions of the client refer to it.
  package var page: WebPage { shownScreen.page }

  /// The page of the screen on top, which receives the gestures of the user.
  package var topPage: WebPage { shown(navigator.topHosted).page }

  /// The screen that fills the window with its page; a page ends with its screen.
  var shownScreen: ShownScreen { shown(baseHosted) }

  /// The screen that fills the window.
  var baseHosted: HostedScreen { navigator.visible[navigator.visible.startIndex] }

  /// The menu or the question over the page.
  var box: PageBox? {
    let top = navigator.topHosted
    guard top !== baseHosted else { return nil }
    let overlay = shown(top).page
    overlay.layout()
    return PageBox(top, on: overlay, over: page)
  }

  /// The links to the screens of the app.
  private var destinations: PageDestinations {
    let address = baseHosted.address ?? navigator.address
    if let destinationsMade, destinationsMade.address == address { return destinationsMade.links }
    let links = PageDestinations(navigator.router, basePath, at: address)
    destinationsMade = (address, links)
    return links
  }

  /// The parts around the table.
  var chrome: ItemHTML {
    let source = PageChrome(
      hosted: baseHosted, parent: navigator.stack.prefix(navigator.visible.startIndex).last?.screen,
      message: message, entries: page.index, destinations: destinations, box: box,
      usesCharacterKeys: characterKeys.isOn, words: language.pageWords)
    if let chromeMade, chromeMade.source == source { return chromeMade.html }
    let html = source.html
    chromeMade = (source, html)
    return html
  }

  /// Returns a visible screen with its page.
  func shown(_ hosted: HostedScreen) -> ShownScreen {
    if let shown = hosted.attachment as? ShownScreen { return shown }
    // Before the page, whose table may report a diagnostic as soon as it is shown.
    let listener = DiagnosticListener.attached(to: hosted.table.diagnostics) { [weak self] in
      self?.show($0)
    }
    // A box contains all of its rows.
    let page = WebPage(
      hosted.table, ids: ids, images: images, links: PageLinks(navigator.router, basePath),
      showsIdentifiers: showsIdentifiers,
      count: hosted.overlayPlace == nil ? WebPage.firstCount : ClientLimits.windowItems)
    page.showsCharacterKeys = characterKeys.isOn
    page.onNeedsCommit = { [weak self] in
      guard let self else { return }
      isSettled = false
      if !isHandling { onNeedsFrame?() }
    }
    lastPage += 1
    let shown = ShownScreen(hosted, page: page, number: lastPage, listener: listener)
    hosted.attachment = shown
    return shown
  }

  /// Notifies rows that the client shows the range between two items.
  func tellWhatIsSeen(from top: Int, to bottom: Int, _ shares: EdgeShares) {
    seen = shownScreen
    page.announce(from: top, to: bottom, shares)
  }

  /// If another screen fills the window, the rows of the previous one disappear, although the
  /// client may not have received that yet.
  func noticeCover() {
    if let seen, seen !== baseHosted.attachment { unsee() }
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
    topPage.host.commit()
  }
}
