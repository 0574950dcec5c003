/// A stack of screens, the last of which is shown. It creates and owns the table of each screen.
///
/// It is also the end of the event chain: the application attaches its handlers here.
public final class Navigator {
  /// The screens with their tables, the one on top last. Never empty.
  package private(set) var stack: [HostedScreen] = []
  /// The time that all screens share.
  public let timeline: Timeline
  /// The theme of screens that have none of their own.
  public let theme: Theme
  /// Handlers for events that no screen handled.
  public var handlers = EventHandlers()
  /// The screens by their addresses; `nil` if the app has no addresses.
  package let router: Router?
  /// Called after another screen is on top.
  public var onChange: (() -> Void)?
  /// Called by ``pop()`` on the first screen; returns whether the host removed it.
  package var onLeavingRoot: (() -> Bool)?
  /// The time that a removed screen may stay in memory before it is reported, such as for an
  /// animation.
  package var leakDelay = Duration.zero

  /// Creates a stack of one screen, which appears at once.
  ///
  /// - Parameters:
  ///   - root: the first screen.
  ///   - timeline: the time that all screens share.
  ///   - theme: the theme of screens without one.
  public init(root: any Screen, timeline: Timeline = Timeline(), theme: Theme = Theme()) {
    self.timeline = timeline
    self.theme = theme
    router = nil
    stack = [HostedScreen(root, in: self)]
    updateVisibility()
  }

  /// Creates the stack of an address, whose last screen appears at once.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - router: creates the screens.
  ///   - timeline: the time that all screens share.
  ///   - theme: the theme of screens without one.
  /// - Returns: `nil` if the router has no screen for the address.
  package init?(
    _ address: ScreenAddress, in router: Router, timeline: Timeline = Timeline(),
    theme: Theme = Theme()
  ) {
    guard let screens = router.screens(for: address) else { return nil }
    self.timeline = timeline
    self.theme = theme
    self.router = router
    stack = screens.map { HostedScreen($0.screen, at: $0.address, in: self) }
    updateVisibility()
  }

  /// The screens, the one on top last. Never empty.
  public var screens: [any Screen] { stack.map(\.screen) }

  /// The screen that is shown.
  public var top: any Screen { topHosted.screen }

  /// The screen that is shown, with its table.
  package var topHosted: HostedScreen { stack[stack.count - 1] }

  /// Shows a screen on top. If the screen is in the stack already, the screens above it are removed
  /// instead.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - address: the address of the screen, if it has none of its own; see ``Router``.
  public func push(_ screen: any Screen, at address: ScreenAddress? = nil) {
    if let index = stack.firstIndex(where: { $0.screen === screen }) {
      remove(from: index + 1)
    } else {
      stack.append(HostedScreen(screen, at: address, in: self))
    }
    updateVisibility()
    onChange?()
  }

  /// Returns to the screen below.
  ///
  /// - Returns: `false` on the first screen, unless leaving it is handled.
  @discardableResult
  public func pop() -> Bool {
    guard stack.count > 1 else { return onLeavingRoot?() ?? false }
    remove(from: stack.count - 1)
    updateVisibility()
    onChange?()
    return true
  }

  /// Shows the screens of an address. Screens at the beginning of the stack that have the same
  /// addresses stay.
  ///
  /// - Parameter address: the address.
  /// - Returns: `false` if there is no router, or no screen for the address.
  @discardableResult
  package func open(_ address: ScreenAddress) -> Bool {
    guard let screens = router?.screens(for: address) else { return false }
    let kept = zip(stack, screens).prefix { $0.address == $1.screen.address ?? $1.address }.count
    let added = screens[kept...].map { HostedScreen($0.screen, at: $0.address, in: self) }
    remove(from: kept, adding: added)
    updateVisibility()
    onChange?()
    return true
  }

  /// Returns to a screen of the stack, or shows the screens of its address if the stack has another
  /// screen at the position: for the entries of the history of a browser.
  ///
  /// - Parameters:
  ///   - index: the position of the screen in the stack, from 0; any number.
  ///   - address: the address of the screen; ignored if there is no router.
  /// - Returns: whether the screen is on top now.
  package func show(at index: Int, _ address: ScreenAddress?) -> Bool {
    guard stack.indices.contains(index), router == nil || self.address(at: index) == address else {
      return address.map(open) ?? false
    }
    if index < stack.count - 1 { push(stack[index].screen) }
    return true
  }

  /// The address of the screen on top, or of the nearest one below that has an address; `nil` if
  /// there is no router.
  package var address: ScreenAddress? { address(at: stack.count - 1) }

  private func address(at index: Int) -> ScreenAddress? {
    guard router != nil else { return nil }
    return stack[...index].lazy.reversed().compactMap(\.address).first
  }

  /// All screens disappear, because nothing shows the stack at the moment.
  package func suspend() {
    for hosted in stack.reversed() { hosted.disappear() }
  }

  /// Detaches all screens, because nothing shows them any longer.
  package func end() {
    suspend()
    for hosted in stack { hosted.remove() }
    timeline.end()
  }

  /// Notifies the screens that another one covers, and then those that are visible now.
  private func updateVisibility() {
    let covered = stack.prefix(visible.startIndex)
    for hosted in covered.reversed() { hosted.disappear() }
    // A screen that appears may push another one.
    while let hosted = visible.first(where: { !$0.isVisible }) { hosted.appear() }
  }

  private func remove(from index: Int, adding added: [HostedScreen] = []) {
    let removed = stack[index...]
    // At once: the stack is never empty, whatever a screen does when it disappears.
    stack.replaceSubrange(index..., with: added)
    for hosted in removed.reversed() { hosted.disappear() }
    for hosted in removed {
      hosted.remove()
      watch(hosted.screen)
    }
  }

  /// Debug builds report a screen that is still in memory a turn after it was removed.
  private func watch(_ screen: any Screen) {
    #if DEBUG
    let name = "\(type(of: screen))"
    _ = timeline.after(leakDelay) { [weak self, weak screen] in
      guard let self, let screen, !stack.contains(where: { $0.screen === screen }) else { return }
      topHosted.table.diagnostics.report(.screenLeaked(name))
    }
    #endif
  }
}
