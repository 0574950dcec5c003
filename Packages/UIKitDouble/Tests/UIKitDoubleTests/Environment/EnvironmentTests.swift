import Foundation
import Testing
import UIKitDouble

/// Text size, light and dark, direction, size, and whether the application is seen.
@Suite @MainActor struct EnvironmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func viewsAndControllers_HaveTheEnvironmentOfTheirWindow() {
    let controller = UIViewController()
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    window.rootViewController = controller
    window.simulateTraits {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
    }
    for traits in [controller.traitCollection, controller.view.traitCollection] {
      #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .regular)
      #expect(traits.verticalSizeClass == .compact)
    }
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func handlersHearOfTheirTraitsOnly() {
    let controller = Listening()
    window.rootViewController = controller
    let registration = controller.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]
    ) { (controller: Listening, old: UITraitCollection) in
      controller.log.append("\(old.preferredContentSizeCategory.rawValue.suffix(1))")
    }
    controller.view.registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
    ]) { [weak controller] (_: UIView, _) in controller?.log.append("style") }
    window.simulateTraits { $0.preferredContentSizeCategory = .extraLarge }
    window.simulateTraits { $0.preferredContentSizeCategory = .extraLarge }
    window.simulateTraits { $0.userInterfaceStyle = .dark }
    controller.unregisterForTraitChanges(registration)
    window.simulateTraits { $0.preferredContentSizeCategory = .small }
    #expect(controller.log == ["changed", "L", "changed", "style", "changed"])
  }

  @Test func collectionsAreValues() {
    let first = UITraitCollection { $0.preferredContentSizeCategory = .small }
    let second = UITraitCollection().modifyingTraits { $0.preferredContentSizeCategory = .small }
    #expect(first == second && first.hash == second.hash && first != UITraitCollection())
    #expect(UIContentSizeCategory.small < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func g09_AnotherTextSizeOrWidth_MeasuresAnew() {
    let model = Model("A:abc")
    model.height = UITableView.automaticDimension
    let table = model.table()
    table.register(ScaledCell.self, forCellReuseIdentifier: "cell")
    table.reloadData()
    UIApplication.shared.simulateMemoryWarning()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 60)
    table.window?.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(table.contentSize.height == 180)
    table.window?.simulateTraits { $0.preferredContentSizeCategory = .large }
    #expect(table.contentSize.height == 60)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.window?.simulateResize(to: CGSize(width: 160, height: 480))
    #expect(table.bounds.width == 160 && table.contentSize.height == 120)
    #expect(table.inspector.breaches == [])
  }

  @Test func theApplicationGoesAndComesBack() {
    let application = UIApplication.shared
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    var posted: [String] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    application.simulateBackground()
    application.simulateBackground()
    #expect(application.applicationState == .background)
    application.simulateForeground()
    #expect(application.applicationState == .active)
    application.simulateInterruption()
    #expect(application.applicationState == .inactive)
    application.simulateForeground()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted.map { $0.dropFirst(13).prefix(7) }.joined(separator: " ")
        == "WillRes DidEnte WillEnt DidBeco WillRes DidBeco")
    #expect(delegate.log == ["resign", "background", "foreground", "active", "resign", "active"])
  }
}

@MainActor
private final class Listening: UIViewController {
  var log: [String] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.append("changed")
  }
}

/// As high as the text is large and the cell is narrow.
private final class ScaledCell: UITableViewCell {
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return CGSize(width: targetSize.width, height: (isLarge ? 3 : 1) * 20 * 320 / targetSize.width)
  }
}

@MainActor
private final class Delegate: NSObject, UIApplicationDelegate {
  var log: [String] = []
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}
