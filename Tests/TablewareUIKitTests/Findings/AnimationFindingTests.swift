import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The first content, animations, and changes during an animation.
@Suite(.serialized, .freesEverything) @MainActor struct AnimationFindingTests {
  private let stage = Stage()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func told(_ action: () -> Void) -> [ToldAnimation] {
    stage.tableView.inspector.animations = []
    action()
    stage.turn()
    return stage.tableView.inspector.animations
  }

  @Test func a2_firstContent_isAReloadInTheFirstFrame() {
    let told = stage.told {
      stage.table.show { Stage.sections("A[a b]") }
      stage.window.simulateFrame()
    }
    #expect(told == "reloadData")
    #expect(stage.texts == "a b")
    #expect(stage.tableView.inspector.animations == [])
  }

  @Test func a2_contentOfAPushedController_isInTheFirstLayout() throws {
    final class Controller: UIViewController {
      let table = Table()
      override func loadView() { view = UITableView(frame: .zero) }
      override func viewDidLoad() {
        super.viewDidLoad()
        (view as? UITableView)?.show(table)
        table.show { Stage.sections("A[a b]") }
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    let controller = Controller()
    navigation.pushViewController(controller, animated: true)
    // The layout comes before the end of the turn: a push lays out at once.
    stage.window.layoutIfNeeded()
    let tableView = try #require(controller.view as? UITableView)
    #expect(tableView.visibleCells.count == 2)
    #expect(tableView.inspector.animations == [])
    stage.window.rootViewController = nil
  }

  @Test func commit_outsideOfAnAnimation_isInTheNextFrame() {
    stage.show("A[a b]")
    stage.table.show { Stage.sections("A[a b c]") }
    stage.window.simulateFrame()
    #expect(stage.tableView.numberOfRows(inSection: 0) == 3)
  }

  @Test func commit_whileAnimationsAreDisabled_isNotAnimated() {
    stage.show("A[a]")
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isShown = false
    stage.table.afterCommit { isShown = true }
    let disabled = told { stage.table.show { Stage.sections("A[a b]") } }
    #expect(disabled.count == 1)
    #expect(disabled.allSatisfy { !$0.isEnabled })
    #expect(stage.texts == "a b")
    #expect(isShown)
    UIView.setAnimationsEnabled(true)
    let enabled = told { stage.table.show { Stage.sections("A[a b c]") } }
    #expect(enabled.map(\.animation) == [.automatic])
    #expect(enabled.allSatisfy { $0.isEnabled })
  }

  @Test func animations_areThoseOfTheCommitTheSectionOrTheTable() throws {
    let backend = try #require(stage.backend)
    stage.show("A[a] B[b]")
    #expect(
      told { stage.table.show { Stage.sections("A[a c] B[]") } }.map(\.animation) == [
        .automatic, .automatic,
      ])
    backend.animations = RowAnimations(insertion: .left, removal: .right)
    backend.setAnimations(.fade, ofSection: "B")
    let all = told { stage.table.show { Stage.sections("A[c d] B[x]") } }
    #expect(all.map(\.change) == [.delete, .insert, .insert])
    #expect(Set(all.filter { $0.section == 0 }.map(\.animation)) == [.left, .right])
    #expect(all.first { $0.section == 1 }?.animation == .fade)
    backend.nextAnimations = .unanimated
    let next = told { stage.table.show { Stage.sections("A[c d e] B[x y]") } }
    #expect(next.map(\.animation) == [.none, .none])
    #expect(next.allSatisfy { !$0.isEnabled })
    #expect(
      told { stage.table.show { Stage.sections("A[c d] B[x y]") } }.map(\.animation) == [
        .right
      ])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [
    (RowAnimation.none, UITableView.RowAnimation.none), (.automatic, .automatic), (.fade, .fade),
    (.left, .left), (.right, .right), (.top, .top), (.bottom, .bottom),
  ])
  func animation_ofEachName_isThatOfUIKit(
    animation: RowAnimation, expected: UITableView.RowAnimation
  ) throws {
    let backend = try #require(stage.backend)
    stage.show("A[a b]")
    backend.animations = RowAnimations(animation)
    let all = told { stage.table.show { Stage.sections("A[b c]") } }
    #expect(all.map(\.animation) == [expected, expected])
    #expect(stage.breaches == [])
  }

  @Test func section_reloaded_getsNewCells_withItsAnimation() throws {
    let backend = try #require(stage.backend)
    stage.show("A[a b] B[c]")
    backend.setAnimations(RowAnimations(replacement: .left), ofSection: "A")
    let kept = stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    let requests = stage.tableView.inspector.cellRequests
    let reloaded = told { stage.table["A"].reload() }
    #expect(reloaded.map(\.animation) == [.left])
    #expect(stage.tableView.inspector.cellRequests == requests + 2)
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
    #expect(stage.texts == "a b c")
    // Not again with the next commit.
    #expect(told { stage.table.show { Stage.sections("A[a b] B[c d]") } }.count == 1)
    #expect(stage.breaches == [])
  }

  @Test func section_reloadedDuringAnAnimation_isReloadedAfterIt() {
    stage.show("A[a b] B[c]")
    stage.table.show { Stage.sections("A[a b] B[c d]") }
    stage.window.simulateFrame()
    VirtualTime.shared.advance(by: 0.1)
    let requests = stage.tableView.inspector.cellRequests
    stage.table["A"].reload()
    stage.window.simulateFrame()
    #expect(stage.tableView.inspector.cellRequests == requests)
    stage.turn()
    #expect(stage.tableView.inspector.cellRequests == requests + 2)
    #expect(stage.texts == "a b c d")
    #expect(stage.breaches == [])
  }

  @Test func animations_ofOneRow_areThoseOfTheNextCommit() {
    stage.show("A[a b c d]")
    stage.table.animations = .fade
    stage.table.setNextAnimations(RowAnimations(.left), ofRow: "b")
    let first = told { stage.table.show { Stage.sections("A[a d]") } }
    #expect(Set(first.map(\.animation)) == [.left, .fade])
    let next = told { stage.table.show { Stage.sections("A[a b d]") } }
    #expect(next.map(\.animation) == [.fade])
    #expect(stage.breaches == [])
  }

  @Test(arguments: RowAnimation.allCases)
  func reducedMotion_fadesRows_andMovesNone(animation: RowAnimation) throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    stage.backend?.animations = RowAnimations(animation)
    stage.show("A[a b c]")
    let inserted = told { stage.table.show { Stage.sections("A[a b c d]") } }
    #expect(inserted.map(\.animation) == [animation == .none ? .none : .fade])
    let moved = told { stage.table.show { Stage.sections("A[c a b e]") } }
    #expect(moved.allSatisfy { !$0.isEnabled })
    #expect(stage.texts == "c a b e")
  }

  @Test func contentChange_duringAnAnimation_isShownAtOnce() {
    func show(_ title: String, _ count: Int) {
      stage.table.show {
        Section("A") { for id in 0..<count { TextRow(RowText(title)).id(id) } }
      }
    }
    show("old", 3)
    stage.turn()
    show("old", 4)
    stage.window.simulateFrame()
    VirtualTime.shared.advance(by: 0.1)
    show("new", 4)
    stage.window.simulateFrame()
    #expect(stage.texts == "new new new new")
    // The next batch waits for the end of the animation.
    show("new", 5)
    stage.window.simulateFrame()
    #expect(stage.tableView.numberOfRows(inSection: 0) == 4)
    stage.turn()
    #expect(stage.tableView.numberOfRows(inSection: 0) == 5)
    #expect(stage.breaches == [])
  }

  @Test func commitWithoutAnimation_duringAnAnimation_doesNotWait() {
    stage.show("A[a b]")
    stage.table.show { Stage.sections("A[a b c]") }
    stage.window.simulateFrame()
    stage.backend?.nextAnimations = .unanimated
    stage.table.show { Stage.sections("A[a b c d]") }
    stage.window.simulateFrame()
    #expect(stage.texts == "a b c d")
    stage.turn()
    #expect(stage.breaches == [])
  }

  @Test func rowOfAnotherKind_duringAnAnimation_getsItsCellAfterIt() {
    stage.show { TextRow("a").id(1) }
    stage.table.show {
      Section("A") {
        TextRow("a").id(1); TextRow("b").id(2)
      }
    }
    stage.window.simulateFrame()
    stage.table.show {
      Section("A") {
        SwitchRow(id: 1); TextRow("b").id(2)
      }
    }
    stage.window.simulateFrame()
    stage.turn()
    #expect(stage.cell(0) is SwitchCell)
    #expect(stage.breaches == [])
  }

  @Test func b6_topRow_deletedWhileScrolled_isAnimated() throws {
    func show(_ titles: [Int]) {
      stage.table.show {
        Section("A") { ForEach(titles, id: { $0 }) { TextRow(RowText("\($0)")) } }
      }
    }
    show(Array(0..<60))
    stage.turn()
    stage.tableView.simulateDrag(by: 440)
    stage.turn()
    #expect(stage.texts.hasPrefix("10 11"))
    let removed = told { show(Array(0..<60).filter { $0 != 10 }) }
    #expect(removed.map(\.isEnabled) == [true])
    #expect(stage.texts.hasPrefix("11 12"))
    // What is above the rows on screen moves them: they stay where they are.
    let above = told { show(Array(3..<60).filter { $0 != 10 }) }
    #expect(above.allSatisfy { !$0.isEnabled })
    #expect(stage.texts.hasPrefix("11 12"))
    #expect(stage.breaches == [])
  }

  @Test func b21_cellThatGetsAnotherConfiguration_isMeasuredOnlyByTheBackend() throws {
    func show(_ text: String) {
      stage.table.show {
        Section("A") {
          for id in 0..<60 { GrowingRow(id: id, text: id == 9 ? text : "") }
        }
      }
    }
    show("")
    stage.turn()
    stage.tableView.simulateDrag(by: 430)
    stage.turn()
    let cell = try #require(stage.cell(9) as? GrowingCell)
    let before = cell.frame.minY - stage.tableView.contentOffset.y
    let selfSizing = stage.tableView.selfSizingInvalidation
    #expect(selfSizing != .disabled)
    cell.selfSizing = []
    show("a text")
    stage.turn()
    #expect(cell.selfSizing == [.disabled])
    #expect(stage.cell(9)?.frame.height == 50)
    #expect(cell.frame.minY - stage.tableView.contentOffset.y == before)
    #expect(stage.tableView.selfSizingInvalidation == selfSizing)
  }
}

/// A row of another kind.
private struct SwitchRow: Row {
  let id: Int
  var body: RowContent { RowContent(title: "switch") }
}

private final class SwitchCell: UITableViewCell {}

extension SwitchRow: UIKitRow {
  func configure(_ cell: SwitchCell) {}
}

/// A row whose height follows its text, shown by a content configuration.
private struct GrowingRow: UIKitRow {
  let id: Int
  let text: String
  var body: RowContent { RowContent(title: RowText(text)) }
  func configure(_ cell: GrowingCell) {
    cell.wanted = 44 + CGFloat(text.count)
    if let tableView = cell.superview as? UITableView {
      cell.selfSizing.append(tableView.selfSizingInvalidation)
    }
    cell.contentConfiguration = UIListContentConfiguration.cell()
  }
}

private final class GrowingCell: UITableViewCell {
  var wanted: CGFloat = 44
  /// Whether UIKit would have measured the cell by itself at each new content.
  var selfSizing: [UITableView.SelfSizingInvalidation] = []

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: wanted)
  }
}
