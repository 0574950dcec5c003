import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Taps, long presses, drags, swipes and the delegate of the app.
@Suite(.serialized, .freesEverything) @MainActor struct GestureFindingTests {
  private let stage = Stage()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func a6_longPress_isNoTapAsWell() {
    var heard: [String] = []
    stage.show {
      TextRow("a").onTap { heard.append("tap a") }.onLongPress { heard.append("long a") }
      TextRow("b").onTap { heard.append("tap b") }
    }
    stage.tableView.simulateLongPress(at: path(0))
    #expect(heard == ["long a"])
    stage.tableView.simulateLongPress(at: path(0), for: 0.2)
    stage.tableView.simulateLongPress(at: path(1))
    #expect(heard == ["long a", "tap a", "tap b"])
    stage.backend?.detach()
    #expect(stage.tableView.gestureRecognizers == nil)
  }

  @Test func a6_rowWithALongPressAndAMenu_offersTheMenuByVoice() throws {
    var heard: [String] = []
    stage.show {
      TextRow("a").onLongPress { heard.append("long") }
        .menu([RowAction("Share") { heard.append("share") }])
    }
    // A long touch can have one effect only.
    #expect(stage.tableView.simulateContextMenu(at: path(0)) == nil)
    stage.tableView.simulateLongPress(at: path(0))
    #expect(heard == ["long"])
    let cell = try #require(stage.cell(0))
    #expect(cell.simulatedActionNames == ["Share"])
    cell.simulateAccessibilityAction("Share")
    stage.turn()
    #expect(heard == ["long", "share"])
    #expect(stage.breaches == [])
  }

  @Test func a7_delegate_withDataSourceMethods_isAskedForNoTitle() {
    final class OldController: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? {
        asked.append(section)
        return "stale"
      }
      func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? {
        asked.append(section)
        return "stale"
      }
    }
    let controller = OldController()
    stage.backend?.delegate = controller
    stage.show("A[a] B[b] C[c]")
    #expect(controller.asked == [])
    #expect(stage.texts == "a b c")
  }

  @Test func behavior2_rowWithoutAnEffect_isNotHighlighted() {
    stage.show {
      TextRow("a"); TextRow("b").onTap {}
    }
    #expect(stage.delegate?.tableView(stage.tableView, shouldHighlightRowAt: path(0)) == false)
    #expect(stage.delegate?.tableView(stage.tableView, shouldHighlightRowAt: path(1)) == true)
    stage.table.selectionMode = .single
    stage.turn()
    #expect(stage.delegate?.tableView(stage.tableView, shouldHighlightRowAt: path(0)) == true)
  }

  @Test(arguments: [false, true])
  func behavior2_rowWithoutAnEffect_besideADelegate_isHighlightedIfThatReceivesTaps(
    receivesTaps: Bool
  ) {
    final class Delegate: NSObject, UITableViewDelegate, UIOptionalMethods {
      let implementsSelection: Bool
      init(_ implementsSelection: Bool) { self.implementsSelection = implementsSelection }
    }
    let delegate = Delegate(receivesTaps)
    stage.backend?.delegate = delegate
    stage.show {
      TextRow("a"); TextRow("b").onTap {}
    }
    let answers = (0..<2).map {
      stage.delegate?.tableView(stage.tableView, shouldHighlightRowAt: path($0))
    }
    #expect(answers == [receivesTaps, true])
    let styles = (0..<2).map { stage.cell($0)?.selectionStyle }
    #expect(styles == [receivesTaps ? UITableViewCell.SelectionStyle.default : .none, .default])
  }

  @Test func focus_skipsRowsWithWhichNothingCanBeDone() {
    stage.show {
      TextRow("text")
      TextRow("tap").onTap {}
      TextRow("disabled").onTap {}.disabled()
      ToggleRow("toggle", isOn: true) { _ in }
      TextRow("swipe").deletable {}
      TextRow("movable").movable()
    }
    #expect(
      (0..<6).map { stage.tableView.simulateFocus(at: path($0)) }
        == [false, true, false, true, true, true])
    stage.table.selectionMode = .single
    stage.turn()
    #expect(stage.tableView.simulateFocus(at: path(0)))
  }

  @Test func focus_followsTheDelegateOfTheApp() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        indexPath.row > 0
      }
      func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        IndexPath(row: 2, section: 0)
      }
    }
    let delegate = Delegate()
    stage.backend?.delegate = delegate
    stage.show { for title in ["a", "b", "c"] { TextRow(RowText(title)).onTap {} } }
    #expect(!stage.tableView.simulateFocus(at: path(0)))
    #expect(stage.tableView.simulateFocus())
    #expect(stage.tableView.focusedIndexPath == path(2))
  }

  @Test func focus_returnsToItsRow_notToItsPosition() {
    func show(_ titles: [String]) {
      stage.show { for title in titles { TextRow(RowText(title)).onTap {} } }
    }
    show(["a", "b", "c"])
    #expect(stage.tableView.simulateFocus(at: path(1)))
    show(["x", "y", "a", "b", "c"])
    stage.backend?.reload(to: stage.table.snapshot)
    stage.turn()
    let preferred = stage.delegate?.indexPathForPreferredFocusedView(in: stage.tableView)
    #expect(preferred == .some(path(3)))
    show(["x", "y"])
    let removed = stage.delegate?.indexPathForPreferredFocusedView(in: stage.tableView)
    #expect(removed == .some(nil))
  }

  @Test func dragHeldOverARow_opensItOnce_ifItLeadsSomewhere() {
    var opened: [String] = []
    stage.show {
      TextRow("text")
      TextRow("act").onTap { opened.append("act") }
      LinkedRow().onTap { opened.append("screen") }
    }
    #expect(
      (0..<3).map { stage.tableView.simulateSpringLoad(at: path($0)) } == [false, false, true])
    #expect(opened == ["screen"])
    stage.turn()
    // A tap works as before.
    stage.tableView.simulateTap(at: path(2))
    stage.turn()
    stage.tableView.simulateTap(at: path(1))
    #expect(opened == ["screen", "screen", "act"])
    #expect(stage.tableView.indexPathsForSelectedRows ?? [] == [])
  }

  @Test(arguments: [false, true])
  func b7_behavior3_dragThatMovesNothing_holdsUpNoCommit(isVetoed: Bool) {
    if isVetoed { stage.table.moveTarget = { _ in nil } }
    func show(_ titles: [String]) {
      stage.table.show {
        Section("A") { for title in titles { TextRow(RowText(title)).movable() } }
      }
    }
    show(["a", "b", "c"])
    stage.turn()
    let target = isVetoed ? path(2) : path(0)
    let hasMoved = stage.tableView.simulateReorder(from: path(0), to: target, via: [path(1)]) {
      show(["a", "b", "c", "d"])
      VirtualTime.shared.advance(by: 5)
      #expect(stage.tableView.numberOfRows(inSection: 0) == 3)
    }
    #expect(!hasMoved)
    VirtualTime.shared.advance(by: 0.6)
    #expect(stage.tableView.numberOfRows(inSection: 0) == 4)
    #expect(stage.breaches == [])
  }

  @Test func b8_moveThatDoesNotTakePlace_isUndoneAfterItsAnimation() {
    /// A table view whose row is on the way to the place where it was dropped.
    final class DroppingTableView: UITableView {
      var isDropping = false
      var reloads = 0
      override var hasUncommittedUpdates: Bool { isDropping || super.hasUncommittedUpdates }
      override func reloadData() {
        reloads += 1
        super.reloadData()
      }
    }
    let tableView = DroppingTableView()
    let stage = Stage(tableView: tableView)
    func show(_ titles: [String]) {
      stage.table.show {
        Section("A") { for title in titles { TextRow(RowText(title)).movable() } }
      }
    }
    show(["a", "b", "c"])
    stage.turn()
    tableView.isDropping = true
    let reloads = tableView.reloads
    tableView.dataSource?.tableView(tableView, moveRowAt: path(9), to: path(0))
    VirtualTime.shared.advance(by: 1)
    #expect(tableView.reloads == reloads)
    tableView.isDropping = false
    VirtualTime.shared.advance(by: 0.2)
    #expect(tableView.reloads == reloads + 1)
    stage.turn()
    #expect(stage.texts == "a b c")
    #expect(stage.breaches == [])
  }

  @Test func b10_focusThatMoves_selectsWithoutATap() {
    var taps = 0
    var changes: [Bool] = []
    stage.table.on(SelectionChange.self) { change, _ in changes.append(change.isSelected) }
    stage.tableView.selectionFollowsFocus = true
    stage.show { for title in ["a", "b"] { TextRow(RowText(title)).onTap { taps += 1 } } }
    stage.tableView.simulateFocus(at: path(1))
    stage.turn()
    #expect(taps == 0)
    stage.table.selectionMode = .single
    stage.turn()
    stage.tableView.simulateFocus(at: path(0))
    stage.turn()
    #expect(taps == 0)
    #expect(changes == [true])
    #expect(stage.table.selection.contains("a"))
    stage.tableView.simulateTap(at: path(1))
    #expect(taps == 1)
    #expect(changes == [true, false, true])
  }

  @Test func b20_fullSwipe_runsNoActionWithAQuestion() throws {
    stage.show {
      TextRow("a").deletable(asking: "Delete it?") {}
      TextRow("b").deletable {}
    }
    let ask = { row in
      stage.delegate?.tableView(
        stage.tableView, trailingSwipeActionsConfigurationForRowAt: path(row))
    }
    #expect(try #require(ask(0) ?? nil).performsFirstActionWithFullSwipe == false)
    #expect(try #require(ask(1) ?? nil).performsFirstActionWithFullSwipe)
  }

  @Test func b20_swipeActions_haveImagesAndColors() throws {
    stage.show {
      TextRow("a").swipe(trailing: [
        RowAction("Mark", image: .symbol("flag", glyph: "⚑")) {}.colored(RowColor(0xB35900)),
        RowAction("Delete", role: .destructive) {},
      ])
    }
    let actions = try #require(
      stage.delegate?.tableView(
        stage.tableView, trailingSwipeActionsConfigurationForRowAt: path(0)) ?? nil
    ).actions
    let (mark, delete) = (actions[0], actions[1])
    #expect(mark.image != nil && delete.image == nil)
    #expect(mark.backgroundColor != .systemGray && mark.backgroundColor != .systemRed)
    #expect(delete.backgroundColor == .systemRed)
  }
}

/// A row that leads to another screen.
private struct LinkedRow: Row {
  let id = "screen"
  var body: RowContent { RowContent(title: "screen", accessory: .disclosure) }
}
