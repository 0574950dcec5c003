#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

/// A view controller of the app as one of the screens.
@MainActor
final class ControllerScreen: @MainActor Screen {
  let controller: UIViewController
  let context = ScreenContext()

  init(_ controller: UIViewController) { self.controller = controller }

  var title: String { controller.title ?? "" }
  /// The controller shows itself.
  var sections: [Section] { [] }
}

extension Row {
  /// Marks the row as leading to another view controller, and pushes that on a tap.
  @MainActor
  public func disclosing(
    controller: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { AnyRow(self).disclosing(controller: controller) }
}

extension AnyRow {
  /// Marks the row as leading to another view controller, and pushes that on a tap.
  @MainActor
  public func disclosing(
    controller: @escaping @MainActor () -> UIViewController
  ) -> AnyRow { disclosing { ControllerScreen(controller()) } }
}
#endif
