#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension UIButton {
  /// A button that raises an event from the row in whose cell it lies, however deep: no cell, no
  /// row and no controller has to be handed to it, and it can be made once for all the rows that
  /// its cell will show.
  public convenience init(_ title: String, raising event: some Tableware.Event) {
    // In a control `Event` alone would be the control's own.
    let action = UIAction(title: title) { action in
      (action.sender as? UIResponder)?.raise(event)
    }
    self.init(type: .system, primaryAction: action)
    sizeToFit()
  }
}
#endif
