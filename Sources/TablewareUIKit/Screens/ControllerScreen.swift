#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A screen that stands for a view controller of the app.
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
  /// Marks the row as leading to another view controller, and pushes that on a tap.
  @MainActor
  public func disclosing(
    controller: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { disclosing { ControllerScreen(controller()) } }
}
#endif
