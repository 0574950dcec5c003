/// A screen that covers a part of the screen below it, which stays visible: a menu or a question.
///
/// A surface that can show two screens at once, such as a terminal or a browser, shows it as a box
/// over the screen below. Any other surface shows it as a screen like all others.
package protocol OverlayScreen: Screen {
  /// The position of the screen over the one below.
  var place: OverlayPlace { get }
}

/// A position over the visible part of a table.
package enum OverlayPlace: Equatable {
  /// At the row that the screen is about, or in the center if that row is not on screen.
  case row(Identity)
  /// In the center, for a screen that is about the whole screen below.
  case center
}

extension HostedScreen {
  /// The position of the screen over the one below it; `nil` if it covers the screen below.
  package var overlayPlace: OverlayPlace? { (screen as? any OverlayScreen)?.place }
}

extension Navigator {
  /// The screens that the user sees: the one on top, and those that it does not cover.
  ///
  /// The last one is on top, and the first one is no overlay, unless it is the root. Never empty.
  package var visible: ArraySlice<HostedScreen> {
    let base = stack.lastIndex { $0.overlayPlace == nil } ?? stack.startIndex
    return stack[base...]
  }
}
