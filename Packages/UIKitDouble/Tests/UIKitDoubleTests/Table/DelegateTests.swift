import Foundation
import Testing
import UIKitDouble

/// The calls of a table other than those for cells, in their order.
@Suite @MainActor struct DelegateTests {
  @Test func footersAreAnnouncedAndEnded() {
    let model = Told("A:ab")
    model.hasFooters = true
    let table = model.table()
    #expect(model.log.contains("footer 0 comes"))
    model.parts = []
    table.reloadData()
    #expect(model.log.contains("footer 0 goes"))
  }

  @Test func aWrongEstimateOfAHeader_IsMinded() {
    let model = Told("A:ab")
    model.hasFooters = true
    model.footerEstimate = .nan
    #expect(rules(model.table()) == ["G-03"])
  }

  @Test func cellsAreIndented() {
    let model = Told("A:ab")
    let table = model.table()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1])
    table.setEditing(true, animated: false)
    #expect(table.visibleCells.map(\.shouldIndentWhileEditing) == [true, false])
    #expect(table.simulateDeleteTitle(at: .at(0, 0)) == "Delete")
    #expect(table.simulateDeleteTitle(at: .at(0, 1)) == "Forget")
    #expect(table.simulateDeleteTitle(at: .at(0, 9)) == nil)
  }

  @Test func aTapDoesWhatTheRowIsFor_AfterItSelectedIt() {
    let model = Told("A:ab")
    let table = model.table()
    table.simulateTap(at: .at(0, 0))
    table.simulateTap(at: .at(0, 0))
    #expect(model.log.filter { $0 != "scroll" } == ["select", "open", "select", "open"])
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    model.log = []
    table.simulateTap(at: .at(0, 1))
    #expect(model.log == ["select"])
  }

  @Test func twoFingersSelectMany() {
    let model = Told("A:abc")
    let table = model.table()
    #expect(!table.simulateTwoFingerPan(over: [.at(0, 0)]))
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.simulateTwoFingerPan(over: [.at(0, 0), .at(0, 2)]))
    #expect(table.indexPathsForSelectedRows == [.at(0, 0), .at(0, 2)])
    #expect(model.log == ["many", "select", "select", "many end"])
  }

  @Test func theFocusFollowsItsRow() {
    let model = Told("A:abc")
    let table = model.table()
    model.preferred = .at(0, 2)
    #expect(table.simulateFocus())
    #expect(!table.simulateFocus(at: .at(0, 2)))
    #expect(table.focusedIndexPath == .at(0, 2))
    table.performBatchUpdates {
      model.parts[0].rows.removeFirst()
      table.deleteRows(at: [.at(0, 0)], with: .none)
    }
    #expect(table.focusedIndexPath == .at(0, 1))
    model.mayFocus = false
    #expect(!table.simulateFocus(at: .at(0, 0)))
    model.mayFocus = true
    table.selectionFollowsFocus = true
    #expect(table.simulateFocus(at: .at(0, 0)))
    #expect(table.indexPathForSelectedRow == .at(0, 0))
    #expect(model.log == ["focus 2", "moved", "focus 0", "moved", "select"])
  }

  @Test func somethingHeldOverARow_OpensIt() {
    let model = Told("A:ab")
    let table = model.table()
    #expect(!table.simulateSpringLoad(at: .at(0, 0)))
    #expect(table.simulateSpringLoad(at: .at(0, 1)))
    #expect(model.log == ["select"])
  }

  @Test func aMenuOpens_SurvivesAnUpdate_AndRunsWhatIsChosen() {
    let model = Told("A:ab")
    let table = model.table()
    let menu = table.simulateContextMenu(at: .at(0, 1))
    #expect(menu?.actions.map(\.title) == ["Copy", "Off"])
    table.performBatchUpdates {
      model.parts[0].rows.removeFirst()
      table.deleteRows(at: [.at(0, 0)], with: .none)
    }
    #expect(!table.simulateMenuChoice("Off") && !table.simulateMenuChoice("No"))
    #expect(table.simulateMenuChoice("Copy"))
    #expect(!table.simulateMenuChoice("Copy"))
    #expect(
      model.log == ["lift", "menu b", "opened", "shrink", "menu ends", "closed", "copy b"])
    #expect(table.inspector.breaches == [])
  }

  @Test func thePreviewOfAMenu_IsTapped() {
    let model = Told("A:ab")
    let table = model.table()
    #expect(!table.simulateMenuPreviewTap())
    table.simulateContextMenu(at: .at(0, 0))
    model.log = []
    #expect(table.simulateMenuPreviewTap())
    #expect(model.log == ["preview", "shrink", "menu ends", "closed", "shown Song"])
    table.simulateContextMenu(at: .at(0, 0))
    model.log = []
    table.simulateContextMenu(at: .at(0, 1))
    #expect(model.log.first == "shrink")
    #expect(table.simulateContextMenu(at: .at(0, 9)) == nil)
  }

  @Test func aFlick_ComesToRestWhereTheDelegateSays() {
    VirtualTime.shared.reset()
    let model = Told("A:" + String(repeating: "r", count: 50))
    let table = model.table()
    model.rest = CGPoint(x: 0, y: 88)
    table.simulateFlick(by: 100)
    #expect(table.contentOffset.y == 100 && table.isDecelerating)
    VirtualTime.shared.advance()
    #expect(table.contentOffset.y == 88 && !table.isDecelerating)
    #expect(
      model.log.filter { $0 != "scroll" }
        == ["drag", "end drag 100.0", "dragged true", "glide", "rest"])
    model.rest = nil
    model.log = []
    table.simulateDrag(by: 10)
    #expect(model.log == ["drag", "scroll", "end drag 0.0", "dragged false"])
  }

  @Test func theStatusBar_ScrollsToTheTop() {
    let model = Told("A:" + String(repeating: "r", count: 50))
    let table = model.table()
    table.simulateDrag(by: 100)
    model.mayScrollToTop = false
    #expect(!table.simulateScrollToTop())
    model.mayScrollToTop = true
    table.contentInset.top = 20
    #expect(table.simulateScrollToTop())
    #expect(table.contentOffset.y == -20)
    #expect(model.log.suffix(3) == ["inset", "scroll", "top"])
  }

  @Test func twoFingersZoom() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let model = Told("")
    view.delegate = model
    view.maximumZoomScale = 3
    #expect(!view.simulateZoom(to: 2))
    model.zoomed = UIView(frame: .zero)
    #expect(view.simulateZoom(to: 5))
    #expect(view.zoomScale == 3)
    #expect(model.log == ["zoom", "zooms", "zoomed 3.0"])
  }
}
