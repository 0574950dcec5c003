#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension UIButton {
  /// Creates a button that raises an event from the row of the cell that contains it, at any depth.
  /// It needs no reference to a cell, a row or a controller, so one button serves all rows that its
  /// cell shows.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - event: the event.
  public convenience init(_ title: String, raising event: some Tableware.Event) {
    // In a control, `Event` alone would be the control's own type.
    let action = UIAction(title: title) { action in
      (action.sender as? UIResponder)?.raise(event)
    }
    self.init(type: .system, primaryAction: action)
    sizeToFit()
  }
}
#endif
