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
    stack = [HostedScreen(root, in: self)]
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
  /// - Parameter screen: the screen.
  public func push(_ screen: any Screen) {
    if let index = stack.firstIndex(where: { $0.screen === screen }) {
      remove(from: index + 1)
    } else {
      stack.append(HostedScreen(screen, in: self))
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

  private func remove(from index: Int) {
    let removed = stack[index...]
    stack.removeSubrange(index...)
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
