import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

@Suite(.serialized) @MainActor struct TableEntryTests {
  @Test func ownTableInAController_edits_areShown() {
    let controller = DownloadsController(style: .insetGrouped)
    let stage = AppStage(showing: controller)
    for file in ["a.zip", "b.zip"] { controller.begin(file) }
    stage.turn()
    #expect(stage.texts == ["a.zip", "b.zip"])
    controller.finish("a.zip")
    controller.remove("b.zip")
    stage.turn()
    #expect(stage.texts == ["a.zip"])
    #expect(stage.cell("a.zip")?.value == "done")
    #expect(stage.breaches == [])
  }

  @Test func eventsInAController_tap_reachesIt() {
    let controller = PhotosController(style: .insetGrouped)
    let stage = AppStage(showing: controller)
    stage.tap("Bridge")
    #expect(controller.shared == ["Bridge"])
    #expect(Shared(photo: "a").photo == "a")
    #expect(stage.breaches == [])
  }

  @Test func selectionInAController_remove_removesTheSelectedRows() {
    let stage = AppStage(showing: GuestsController(style: .insetGrouped))
    stage.tap("Ada")
    stage.tap("Grace")
    stage.tapBarButton()
    #expect(stage.texts == ["Alan"])
    #expect(stage.tableView.indexPathsForSelectedRows ?? [] == [])
    #expect(stage.breaches == [])
  }

  @Test func stateOfAController_nextOne_isAtTheSameRow() {
    let stage = AppStage(showing: ChaptersController(style: .plain))
    defer { ChaptersController.saved = nil }
    stage.tableView.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
    stage.turn()
    let texts = stage.texts
    stage.goBack()
    #expect(ChaptersController.saved != nil)
    stage.navigation.pushViewController(ChaptersController(style: .plain), animated: false)
    stage.turn()
    #expect(texts.contains("Chapter 121"))
    #expect(stage.texts == texts)
    #expect(stage.breaches == [])
  }

  @Test func dragBetweenTables_photoAndText_areDropped() throws {
    let stage = AppStage(showing: AlbumController(style: .plain))
    let photo = try #require(
      SimulatedDrag(from: stage.tableView, at: IndexPath(row: 0, section: 0)))
    photo.move(over: stage.tableView, at: IndexPath(row: 0, section: 1))
    #expect(photo.end())
    stage.turn()
    #expect(stage.texts == ["Pines", "Lake"])
    let text = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "Note"))])
    text.move(over: stage.tableView, at: nil)
    #expect(text.end())
    stage.turn()
    stage.turn()
    #expect(stage.texts == ["Pines", "Lake", "Note"])
    #expect(stage.breaches == [])
  }

  @Test func fieldBar_switchedOff_isNotShown() throws {
    let stage = AppStage(showing: AddressController(style: .plain))
    let cell = stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let field = try #require(cell?.accessoryView as? UITextField)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    #expect(UIResponder.simulatedAccessoryView == nil)
    stage.tableView.tablewareBackend?.showsFieldBar = true
    field.resignFirstResponder()
    field.becomeFirstResponder()
    #expect(UIResponder.simulatedAccessoryView is UIToolbar)
    #expect(stage.breaches == [])
  }
}
