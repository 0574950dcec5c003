import Foundation
import Tableware
import TablewareUIKit

// entry: state-of-a-scene
final class ArticlesController: UITableViewController {
  private let articles = (1...200).map { "Article \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
    table?.selectionMode = .single
  }

  private var table: Table? { tableView.tablewareBackend?.table }

  @TableBuilder private var sections: [Section] {
    Section("articles") { ForEach(articles, id: \.self) { TextRow($0) } }
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    guard let state = table?.state, let data = try? JSONEncoder().encode(state) else { return }
    activity.addUserInfoEntries(from: ["articles": data])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    guard let data = activity.userInfo?["articles"] as? Data,
      let state = try? JSONDecoder().decode(TableState.self, from: data)
    else { return }
    table?.restore(state)  // scroll position and selection, by identity
  }
}
// end

// entry: screens-of-a-scene
final class LibrarySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController()
  private let router = Router([
    Route("/") { _ in LibraryScreen() },
    Route("/:shelf") { ShelfScreen($0["shelf"]) },
  ])

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    navigation.push("/", in: router)
    if let activity = session.stateRestorationActivity {
      navigation.restoreScreens(from: activity)
    }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    navigation.screenActivity(type: "org.example.library.screens")
  }
}
// end

final class LibraryScreen: Screen {
  let context = ScreenContext()
  let title = "Library"

  var sections: [Section] {
    Section("shelves") {
      ForEach((1...40).map { "Shelf \($0)" }, id: \.self) { shelf in
        TextRow(shelf).disclosing { ShelfScreen(shelf) }
      }
    }
  }
}

final class ShelfScreen: Screen {
  let context = ScreenContext()
  let title: String

  init(_ shelf: String) { title = shelf }

  var address: ScreenAddress? { ScreenAddress(title) }

  func configure(_ table: Table) { table.selectionMode = .single }

  var sections: [Section] {
    Section("books") { ForEach((1...60).map { "Book \($0)" }, id: \.self) { TextRow($0) } }
  }
}
