import Foundation

extension UIView {
  private static var switchedOff = 0
  /// The duration of the animation whose changes run now, in seconds; `nil` for none.
  static var runningDuration: TimeInterval?

  /// Whether changes are animated; a batch without animation completes at once.
  public static var areAnimationsEnabled: Bool { switchedOff == 0 }

  /// Sets whether changes are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { switchedOff = enabled ? 0 : 1 }

  /// Runs changes that are not animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    switchedOff += 1
    actionsWithoutAnimation()
    switchedOff -= 1
  }

  /// Runs changes that are animated. The model values are set at once, as in UIKit.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    let outer = runningDuration
    runningDuration = areAnimationsEnabled ? duration : nil
    animations()
    runningDuration = outer
  }
}
