#if canImport(UIKit)
import UIKit
import UIKitExamples

/// The app: one window, one navigation stack, the list of screens.
@main
final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = Scene.self
    return configuration
  }
}

/// A window with the screens.
final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: HomeController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
#else
/// Without UIKit the program does nothing; the screens themselves are tested on a double of it.
@main
enum App {
  static func main() { print("The examples run on iOS.") }
}
#endif
