// As in Table.swift: the application, fields and buttons, as documented.
import UIKit

final class DocumentedApplication: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let _: Bool = UIApplication.shared.applicationState == .background
  }
}

@MainActor
final class DocumentedField: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  func show(_ field: UITextField) {
    field.delegate = self
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { _ in })
    button.setTitle(UIButton(type: .custom).title(for: .normal), for: .disabled)
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .announcement, argument: "Sorted")
    }
  }
}
