import Foundation
import Observation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Sections that a view controller declares, with closures that capture it strongly.
@Suite(.serialized) @MainActor struct OwnerDeclarationTests {
  /// A controller of an app with a table view of its own.
  final class SongsController: UIViewController {
    var songs = ["Willow Song", "Hallelujah"]
    var evaluations = 0
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var backend: TableViewBackend?

    override func loadView() { view = tableView }

    override func viewDidLoad() {
      super.viewDidLoad()
      backend = tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      let _ = (evaluations += 1)
      Section("songs") {
        for song in songs {
          TextRow(RowText(song)).id(song)
            .onTap { self.songs.append("\(song) again") }
            .deletable { self.songs.removeAll { $0 == song } }
        }
      }
    }
  }

  @Observable final class Library {
    var songs = ["a"]
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()

  init() {
    VirtualTime.shared.reset()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func turn(_ seconds: Double = 0.5) {
    VirtualTime.shared.advance(by: seconds)
    window.layoutIfNeeded()
  }

  private func texts(of tableView: UITableView) -> [String] {
    tableView.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  private func push(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: false)
    window.layoutIfNeeded()
  }

  @Test func sections_inTheFirstLayout_areShown() {
    let controller = SongsController()
    push(controller)
    #expect(texts(of: controller.tableView) == ["Willow Song", "Hallelujah"])
    #expect(controller.tableView.inspector.breaches.map(\.description) == [])
  }

  @Test func sections_afterAnEvent_areEvaluatedOncePerTurn() {
    let controller = SongsController()
    push(controller)
    let count = controller.evaluations
    controller.tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    turn()
    #expect(
      texts(of: controller.tableView) == ["Willow Song", "Hallelujah", "Hallelujah again"])
    #expect(controller.evaluations == count + 1)
    controller.songs = ["b"]
    controller.backend?.setNeedsUpdate()
    controller.backend?.setNeedsUpdate()
    turn()
    #expect(texts(of: controller.tableView) == ["b"])
    #expect(controller.evaluations == count + 2)
  }

  final class LibraryController: UIViewController {
    let library = Library()
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override func loadView() {
      view = tableView
      tableView.show(for: self, \.sections)
    }

    private var sections: [Section] {
      [Section("songs") { for song in library.songs { TextRow(RowText(song)) } }]
    }
  }

  @Test func sections_afterAnObservedChange_areEvaluatedAgain() {
    let controller = LibraryController()
    push(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    controller.library.songs.append("b")
    turn()
    #expect(texts(of: controller.tableView) == ["a", "b"])
    #expect(controller.tableView.inspector.breaches.map(\.description) == [])
  }

  @Test func owner_thatItsRowsCapture_isDeallocated_whenItIsPopped() {
    weak var popped: SongsController?
    weak var table: Table?
    func visit() {
      let controller = SongsController()
      popped = controller
      push(UIViewController())
      push(controller)
      table = controller.backend?.table
      controller.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
      turn()
      navigation.popViewController(animated: false)
    }
    visit()
    #expect(popped == nil)
    #expect(table == nil)
  }

  @Test func owner_neverShown_isDeallocated() {
    weak var unseen: SongsController?
    func load() {
      let controller = SongsController()
      unseen = controller
      controller.loadViewIfNeeded()
      controller.backend?.setNeedsUpdate()
      turn()
      #expect(controller.evaluations == 0)
    }
    load()
    #expect(unseen == nil)
  }

  @Test func coveredTable_whenItReturns_keepsSelectionAndScrollPosition() throws {
    let controller = SongsController()
    controller.songs = (0..<60).map { "song \($0)" }
    push(controller)
    let backend = try #require(controller.backend)
    backend.table.selectionMode = .single
    backend.table.select("song 33")
    controller.tableView.simulateDrag(by: 1_300)
    turn()
    let seen = texts(of: controller.tableView)
    push(UIViewController())
    #expect(controller.tableView.numberOfSections == 0)
    controller.songs.insert("first", at: 0)
    backend.setNeedsUpdate()
    backend.table.select("song 31")
    turn()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(texts(of: controller.tableView) == seen)
    #expect(backend.table.selection.rows == ["song 31"])
    #expect(controller.tableView.indexPathsForSelectedRows == [IndexPath(row: 32, section: 0)])
    #expect(backend.table.diagnostics.recent == [])
    #expect(controller.tableView.inspector.breaches.map(\.description) == [])
  }

  @Test func table_coveredDuringAnAnimation_isLoadedWhenItReturns() {
    let controller = SongsController()
    push(controller)
    controller.songs = ["Hallelujah", "new"]
    controller.backend?.setNeedsUpdate()
    VirtualTime.shared.advance(by: 0.05)
    push(UIViewController())
    turn()
    navigation.popViewController(animated: false)
    turn()
    #expect(texts(of: controller.tableView) == ["Hallelujah", "new"])
    #expect(controller.tableView.inspector.breaches.map(\.description) == [])
  }

  @Test func completion_submittedWhileCovered_runsOnceItIsShown() throws {
    let controller = SongsController()
    push(controller)
    let table = try #require(controller.backend?.table)
    push(UIViewController())
    table.scroll(to: "Hallelujah", at: .top)
    turn()
    navigation.popViewController(animated: false)
    turn()
    #expect(table.diagnostics.recent == [])
  }
}
