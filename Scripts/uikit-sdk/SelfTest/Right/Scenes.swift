// As in Table.swift: scenes and their restoration, as documented.
import UIKit

final class DocumentedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    let activity: NSUserActivity? = session.stateRestorationActivity
    let _: Int = windowScene.windows.count
    let _: UIWindowScene? = window.windowScene
    let _: String = session.persistentIdentifier
    _ = activity?.activityType
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    let _: UIScene? = scene.session.scene
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "org.example.screens")
  }
}
