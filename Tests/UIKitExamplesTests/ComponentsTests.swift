import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct ComponentsTests {
  @Test(arguments: [false, true])
  func editsRowByRow(hostile: Bool) {
    let stage = AppStage("Components", "Text", hostile: hostile)
    func edit(_ title: String) {
      let menu = stage.top.navigationItem.rightBarButtonItem?.menu
      menu?.actions.first { $0.title == title }?.simulateChoice()
      stage.turn()
    }
    #expect(stage.texts == ["Row 1", "Row 2", "Row 3"])
    edit("Append a row")
    edit("Insert a row at the top")
    edit("Append a section")
    #expect(
      stage.texts == ["Row 5", "Row 1", "Row 2", "Row 3", "Row 4", "Row 6", "Row 7", "Row 8"])
    stage.swipe("Delete", on: "Row 2")
    stage.disturb()
    #expect(stage.texts == ["Row 5", "Row 1", "Row 3", "Row 4", "Row 6", "Row 7", "Row 8"])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func cyclesThroughTheLists(hostile: Bool) {
    let stage = AppStage("Components", "List diff", hostile: hostile)
    let first = stage.texts
    #expect(first == (1...9).map { "\($0)" })
    stage.tapBarButton()
    #expect(stage.texts == (2...10).map { "\($0)" })
    for _ in 0..<7 { stage.tapBarButton() }
    #expect(stage.texts == ["1", "1"])
    for _ in 0..<3 { stage.tapBarButton() }
    #expect(stage.texts == ["An empty list"])
    stage.tapBarButton()
    #expect(stage.texts == first)
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func likesAPost_InItsCell(hostile: Bool) {
    let stage = AppStage("Components", "Feed", hostile: hostile)
    let cell = stage.cell("33 likes")
    stage.tapButton(in: "33 likes")
    #expect(cell?.texts.text == "34 likes")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func bringsNewerPosts_AndHidesOthers(hostile: Bool) {
    let stage = AppStage("Components", "Feed", hostile: hostile)
    stage.swipe("Hide", on: "Luis")
    #expect(stage.texts.first == "Amara")
    stage.tableView.refreshControl?.simulatePull()
    #expect(stage.tableView.refreshControl?.isRefreshing == true)
    stage.turn()
    #expect(stage.tableView.numberOfSections == 21)
    #expect(stage.tableView.refreshControl?.isRefreshing == false)
    stage.tap("Amara")
    #expect(stage.title == "Amara")
    stage.goBack()
    stage.disturb()
    #expect(stage.breaches == [])
  }

  @Test func measuresPictures_InEachWidth() {
    let stage = AppStage("Components", "Feed")
    let narrow = stage.cell("5 pictures")?.frame.height ?? 0
    #expect(narrow > 200)
    stage.resize(width: 700, height: 390)
    let wide = stage.cell("5 pictures")?.frame.height ?? 0
    #expect(wide > narrow)
    stage.resize(width: 390, height: 700)
    #expect(stage.cell("5 pictures")?.frame.height == narrow)
    #expect(stage.breaches == [])
  }
}
