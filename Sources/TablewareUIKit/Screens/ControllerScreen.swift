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

  /// Adds actions that the menu of the row offers, and a view controller that is shown beside the
  /// menu. A tap on it pushes another one.
  ///
  /// - Parameters:
  ///   - actions: the actions in their order; none for a preview alone.
  ///   - previewController: creates the view controller, once for the preview and once for a tap.
  /// - Returns: the row with the actions.
  @MainActor
  public func menu(
    _ actions: [RowAction], previewController: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { menu(actions) { ControllerScreen(previewController()) } }

  /// Presents a view controller modally when the row is tapped.
  ///
  /// - Parameter controller: creates the view controller, which dismisses itself.
  /// - Returns: the row with the action.
  @MainActor
  public func presenting(
    controller: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { presenting { ControllerScreen(controller()) } }
}
#endif
