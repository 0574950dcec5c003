import Foundation

extension UIView {
  private static var switchedOff = 0

  /// Whether changes are animated; a batch without animation completes at once.
  public static var areAnimationsEnabled: Bool { switchedOff == 0 }

  /// Runs changes that are not animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    switchedOff += 1
    actionsWithoutAnimation()
    switchedOff -= 1
  }
}
