import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

#if DEBUG
/// Controllers and screens that stay in memory after they were removed.
@Suite(.serialized) @MainActor struct LeakReportTests {
  private final class Home: Screen {
    let context = ScreenContext()
    let title = "Home"
    var sections: [Section] { Section("A") { TextRow("a") } }
  }

  private final class ProfileController: UIViewController {}

  @MainActor private final class Root: @MainActor Screen {
    let context = ScreenContext()
    let title = "Root"
    let profile: UIViewController

    init(_ profile: UIViewController) { self.profile = profile }

    var sections: [Section] {
      Section("A") { TextRow("Profile").disclosing(controller: { self.profile }) }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()
  private let below = UIViewController()

  init() {
    VirtualTime.shared.reset()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.setViewControllers([below], animated: false)
  }

  private func turn(_ seconds: Double = 3) {
    VirtualTime.shared.advance(by: seconds)
    window.layoutIfNeeded()
  }

  /// The types that were reported as leaked.
  private func leaks(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.recent.compactMap {
      if case .screenLeaked(let name) = $0 { name } else { nil }
    }
  }

  @Test func screenController_heldAfterItWasPopped_isReported() throws {
    let home = Home()
    navigation.push(home)
    turn()
    let held = try #require(navigation.topViewController)
    let diagnostics = try #require(home.context.table?.diagnostics)
    navigation.popViewController(animated: true)
    turn(0.5)
    #expect(leaks(diagnostics) == [])
    turn()
    #expect(leaks(diagnostics).sorted() == ["Home", "ScreenController (Home)"])
    _ = held
  }

  @Test func screen_heldAfterItWasPopped_isReported() throws {
    let home = Home()
    navigation.push(home)
    turn()
    let diagnostics = try #require(home.context.table?.diagnostics)
    navigation.popViewController(animated: true)
    turn()
    #expect(leaks(diagnostics) == ["Home"])
  }

  @Test func pushedController_heldAfterTheUserWentBack_isReported() throws {
    let profile = ProfileController()
    let root = Root(profile)
    navigation.push(root)
    turn()
    (navigation.topViewController?.view as? UITableView)?
      .simulateTap(at: IndexPath(row: 0, section: 0))
    turn()
    #expect(navigation.topViewController === profile)
    let diagnostics = try #require(root.context.table?.diagnostics)
    navigation.popViewController(animated: true)
    turn()
    #expect(leaks(diagnostics) == ["ProfileController"])
  }

  @Test func controllerOfATable_heldByItsRows_isReported() {
    final class LeakingController: UITableViewController {
      let table = Table()
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.show(table)
        table.show { Section("A") { TextRow("a").onTap { self.title = "tapped" } } }
      }
    }
    var diagnostics: Diagnostics?
    func visit() {
      let controller = LeakingController(style: .plain)
      diagnostics = controller.table.diagnostics
      navigation.pushViewController(controller, animated: false)
      turn()
      // Covered, it is not removed.
      navigation.pushViewController(UIViewController(), animated: false)
      turn()
      #expect(diagnostics.map(leaks) == [])
      navigation.popViewController(animated: false)
      turn()
      navigation.popViewController(animated: false)
    }
    visit()
    turn()
    #expect(diagnostics.map(leaks) == ["LeakingController"])
  }

  @Test func controllerThatIsFreed_isNotReported() throws {
    func visit() -> Diagnostics? {
      let navigator = navigation.push(Home())
      turn()
      return navigator.top.context.table?.diagnostics
    }
    let diagnostics = try #require(visit())
    navigation.popViewController(animated: true)
    turn()
    #expect(leaks(diagnostics) == [])
  }
}
#endif
