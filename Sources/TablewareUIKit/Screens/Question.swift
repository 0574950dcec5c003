#if canImport(UIKit) || os(Linux)
import PlatformUIKit
import Tableware

extension QuestionScreen {
  /// Asks in an alert instead of on a screen: the answers are its rows.
  ///
  /// - Returns: whether it could be asked.
  @MainActor
  func present(from controller: UIViewController) -> Bool {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Words.current.actions.cancel, style: .cancel))
    alert.addAction(
      UIAlertAction(
        title: action.title, style: action.role == .destructive ? .destructive : .default
      ) { [action, source] _ in source.perform(action) })
    controller.present(alert, animated: true, completion: nil)
    return true
  }
}
#endif
