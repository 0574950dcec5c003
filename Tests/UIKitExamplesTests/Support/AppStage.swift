import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble
import UIKitExamples

/// The app in a window, with time that stands still until a test lets it pass, and a reader who
/// finds rows by what they say.
@MainActor
final class AppStage {
  // High enough for all rows of most screens.
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 1_200))
  let navigation: UINavigationController
  private let isHostile: Bool
  // Inspectors outlive their table views, so that a test can ask for breaches after it went back.
  private var inspectors: [TableInspector] = []

  /// The app at its home screen, or behind some rows of it.
  convenience init(_ titles: String..., hostile: Bool = false) {
    self.init(route: titles, hostile: hostile)
  }

  init(
    route: [String], in navigation: UINavigationController = UINavigationController(),
    hostile: Bool = false
  ) {
    VirtualTime.shared.reset()
    isHostile = hostile
    self.navigation = navigation
    navigation.setViewControllers([HomeController { GalleryScreen() }], animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    turn()
    for title in route { tap(title) }
  }

  /// The screen that the user sees.
  var top: UIViewController {
    var top: UIViewController = navigation
    while true {
      if let presented = top.presentedViewController {
        top = presented
      } else if let stack = top as? UINavigationController, let last = stack.topViewController {
        top = last
      } else {
        return top
      }
    }
  }

  var title: String { top.navigationItem.title ?? "" }
  var alert: UIAlertController? { top as? UIAlertController }
  var tableView: UITableView { Self.table(in: top.view) ?? UITableView(frame: .zero) }
  var backend: TableViewBackend? { tableView.tablewareBackend }
  var breaches: [String] { inspectors.flatMap { $0.breaches.map(\.description) } }

  /// Ends the turn and all animations, and lays out.
  func turn() {
    watch()
    window.layoutIfNeeded()
    VirtualTime.shared.advance()
    watch()
    window.layoutIfNeeded()
  }

  func goBack() {
    navigation.popViewController(animated: true)
    turn()
  }

  private func watch() {
    guard let tableView = Self.table(in: top.view), let backend else { return }
    let inspector = tableView.inspector
    guard !inspectors.contains(where: { $0 === inspector }) else { return }
    inspectors.append(inspector)
    if isHostile { inspector.hostility = Set(Hostility.allCases) }
    inspector.probe = TableProbe(
      section: { [weak backend] in AnyHashable(backend?.snapshot.probedSection($0)) },
      row: { [weak backend] in AnyHashable(backend?.snapshot.probedRow($0)) })
  }

  private static func table(in view: UIView) -> UITableView? {
    if let view = view as? UITableView { return view }
    for view in view.subviews {
      if let found = table(in: view) { return found }
    }
    return nil
  }
}

extension Snapshot {
  fileprivate func probedSection(_ section: Int) -> Identity {
    section < sectionCount ? sectionID(at: section) : Identity("?")
  }

  fileprivate func probedRow(_ path: IndexPath) -> Identity {
    let path = RowPath(section: path.section, row: path.row)
    return contains(path) ? rowID(at: path) : Identity("?")
  }
}

/// A screen in the place of the gallery, which the example app passes to its first controller.
private final class GalleryScreen: Screen {
  let context = ScreenContext()
  let title = "Gallery"
  var sections: [Section] { Section("rows") { TextRow("A screen") } }
}
