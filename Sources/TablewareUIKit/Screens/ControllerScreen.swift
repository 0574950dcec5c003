#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A screen that represents a view controller of the app.
@MainActor
final class ControllerScreen: @MainActor Screen {
  let controller: UIViewController
  let context = ScreenContext()

  init(_ controller: UIViewController) { self.controller = controller }

  var title: String { controller.title ?? "" }
  /// Empty: the controller has its own view.
  var sections: [Section] { [] }
}

extension Row {
  /// Adds a disclosure accessory to the row, and pushes a view controller when it is tapped.
  ///
  /// - Parameter controller: creates the view controller.
  /// - Returns: the row with the action.
  @MainActor
  public func disclosing(
    controller: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { disclosing { ControllerScreen(controller()) } }
}
#endif
