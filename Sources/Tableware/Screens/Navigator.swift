/// A stack of screens, the last of which is shown.
///
/// It is also the end of the event chain: the application's handlers are attached here.
public final class Navigator {
  /// The screens, the one on top last. Never empty.
  public private(set) var screens: [any Screen]
  /// The time that all screens share.
  public let timeline: Timeline
  /// Handlers for events that no screen handled.
  public var handlers = EventHandlers()
  /// Called after the screen on top has changed.
  public var onChange: (() -> Void)?
  /// Asked to go back beyond the first screen, where something stands below it.
  package var onLeavingRoot: (() -> Bool)?

  /// A stack of one screen, which appears at once.
  public init(root: any Screen, timeline: Timeline = Timeline()) {
    screens = [root]
    self.timeline = timeline
    appear(root)
  }

  /// The screen that is shown.
  public var top: any Screen { screens[screens.count - 1] }

  /// Shows a screen on top. A screen that is already in the stack is not shown twice: everything
  /// above it goes instead.
  public func push(_ screen: any Screen) {
    top.disappear()
    if let index = screens.firstIndex(where: { $0 === screen }) {
      for gone in screens[(index + 1)...] { release(gone) }
      screens.removeSubrange((index + 1)...)
    } else {
      screens.append(screen)
    }
    appear(screen)
    onChange?()
  }

  /// Goes back to the screen below.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  public func pop() -> Bool {
    guard screens.count > 1 else { return onLeavingRoot?() ?? false }
    let gone = screens.removeLast()
    gone.disappear()
    release(gone)
    appear(top)
    onChange?()
    return true
  }

  /// Lets go of all screens: nothing shows them any more.
  package func end() {
    top.disappear()
    for screen in screens { release(screen) }
    timeline.end()
  }

  private func appear(_ screen: any Screen) {
    screen.table.navigator = self
    screen.table.screen = screen
    screen.appear(on: timeline)
  }

  private func release(_ screen: any Screen) {
    screen.table.navigator = nil
    screen.table.screen = nil
  }
}
