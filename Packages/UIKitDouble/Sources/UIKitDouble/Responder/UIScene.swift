import Foundation

/// A part of the application on screen: its windows, which the system discards and creates again.
///
/// Checked against developer.apple.com/documentation/uikit/uiscene.
@MainActor
open class UIScene: UIResponder {
  /// The reason for which a scene is created. The double has none but the launch.
  public final class ConnectionOptions: NSObject {}

  /// What the system knows of the scene, also while it does not exist.
  public let session: UISceneSession
  /// The object that creates the windows.
  open var delegate: (any UISceneDelegate)?

  init(_ session: UISceneSession) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  public var windows: [UIWindow] { all.compactMap(\.window) }
  /// The area that a test gives the scene, in the coordinates of the screen.
  public var simulatedBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  private var all: [Weak] = []

  private struct Weak {
    weak var window: UIWindow?
  }

  func add(_ window: UIWindow) { all.append(Weak(window: window)) }
}

/// What the system keeps of a scene between launches.
@MainActor
public final class UISceneSession: NSObject {
  /// The name of the session, always the same.
  public let persistentIdentifier = "session"
  /// The scene; `nil` while it does not exist.
  public private(set) var scene: UIScene?
  /// The activity that the scene returned when it was discarded.
  public var stateRestorationActivity: NSUserActivity?

  /// A session whose scene was never there.
  public override init() {}

  /// Creates the scene, as a launch does.
  ///
  /// - Parameter delegate: creates the windows.
  public func simulateLaunch(_ delegate: any UIWindowSceneDelegate) {
    let scene = UIWindowScene(self)
    self.scene = scene
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: self, options: UIScene.ConnectionOptions())
  }

  /// Discards the scene, as the system does with one that the user does not see, and stores its
  /// activity. Only property lists are stored.
  public func simulateEnd() {
    guard let scene else { return }
    stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)?.stored
    scene.delegate?.sceneDidDisconnect(scene)
    self.scene = nil
  }
}

extension NSUserActivity {
  /// The activity after it was written to a file and read again; what is no property list raises an
  /// exception.
  @MainActor fileprivate var stored: NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    guard let userInfo else { return copy }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: userInfo, format: .binary, options: 0)
      let info = try PropertyListSerialization.propertyList(from: data, format: nil)
      copy.userInfo = info as? [AnyHashable: Any]
    } catch {
      RaisedExceptions.raise("userInfo", "the information of an activity is no property list")
    }
    return copy
  }
}

/// Creates the content of a scene. All methods are optional in UIKit.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene was created: the moment to create its windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was discarded.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Returns what the next launch needs to show the same; `nil` for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// The default: the scene gets no window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default: nothing is released.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default: nothing is stored.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The same for a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}
