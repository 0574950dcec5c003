import TablewareTesting
import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct ModulesTests {
  @Test(arguments: [false, true])
  func ordersModules_ByDragging(hostile: Bool) {
    let stage = AppStage("Modules", hostile: hostile)
    #expect(stage.headers == ["New", "Charts", "Calm", "Podcasts"])
    stage.tapBarButton()
    #expect(stage.texts == ["New", "Charts", "Calm", "Podcasts"])
    #expect(stage.tableView.isEditing)
    #expect(stage.drag("Podcasts", to: "New"))
    #expect(stage.drag("New", to: "Charts"))
    #expect(stage.texts == ["Podcasts", "Charts", "New", "Calm"])
    stage.disturb()
    #expect(stage.texts == ["Podcasts", "Charts", "New", "Calm"])
    stage.goBack()
    #expect(stage.headers == ["Podcasts", "Charts", "New", "Calm"])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func hidesAModule_AndShowsItAgainWhereItWas(hostile: Bool) {
    let stage = AppStage("Modules", hostile: hostile)
    stage.tapBarButton()
    stage.tap("Charts")
    #expect(stage.headers == ["On the page", "Hidden"])
    #expect(stage.texts == ["New", "Calm", "Podcasts", "Charts"])
    #expect(!stage.drag("Charts", to: "New"))
    stage.goBack()
    #expect(stage.headers == ["New", "Calm", "Podcasts"])
    stage.tapBarButton()
    stage.tap("Charts")
    #expect(stage.texts == ["New", "Charts", "Calm", "Podcasts"])
    #expect(stage.breaches == [])
  }

  @Test func playsASong_AndStopsTheOther() {
    let stage = AppStage("Modules")
    stage.tap("Rain")
    #expect(stage.cell("Rain")?.texts.image?.name == "play.fill")
    stage.tap("Tea")
    #expect(stage.cell("Rain")?.texts.image?.name == "music.note")
    #expect(stage.cell("Tea")?.texts.image?.name == "play.fill")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func likesASong_WithTheHeartInItsCell(hostile: Bool) {
    let stage = AppStage("Modules", hostile: hostile)
    func heart(_ song: String) -> String? { stage.view(UIButton.self, in: song)?.currentTitle }
    stage.tapButton(in: "Tea")
    stage.tapButton(in: "Four buckets")
    stage.tapButton(in: "Four buckets")
    #expect(["Rain", "Tea", "Four buckets"].map(heart) == ["♡", "♥", "♡"])
    stage.disturb()
    #expect(heart("Tea") == "♥")
    #expect(stage.breaches == [])
  }

  @Test func leavesNothingOfTheArrangementPageBehind() {
    let stage = AppStage("Modules")
    stage.tapBarButton()
    stage.tap("Calm")
    let remains = Remains(of: stage)
    stage.goBack()
    #expect(remains.names == [])
  }
}
