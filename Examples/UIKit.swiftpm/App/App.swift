#if canImport(UIKit)
import Gallery
import SwiftUI
import UIKit
import UIKitExamples

/// The app: one window, one navigation stack, the list of screens.
///
/// The window is one of SwiftUI, which needs no scene manifest.
@main
struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup { ExampleScreens().ignoresSafeArea() }
  }
}

/// The navigation stack in a view of SwiftUI.
struct ExampleScreens: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: HomeController { Gallery.home() })
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#else
/// Without UIKit the program does nothing; the screens themselves are tested on a double of it.
@main
enum App {
  static func main() { print("The examples run on iOS.") }
}
#endif
