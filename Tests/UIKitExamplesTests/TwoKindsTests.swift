import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct TwoKindsTests {
  @Test func showsTwoKindsOfRows() {
    let stage = AppStage("Two kinds")
    #expect(stage.texts == ["Mei", "The lamp", "Amara", "Four buckets", "The ridge", "Luis"])
  }

  @Test(arguments: [false, true])
  func sendsAnEventUp_FromDeepInsideACell_ThroughTheListThatAddsToIt(hostile: Bool) {
    let stage = AppStage("Two kinds", hostile: hostile)
    stage.tapButton(in: "Four buckets")
    #expect(stage.title == "Four buckets")
    #expect(stage.texts == ["by", "kind", "place", "title"])
    #expect(stage.cell("place")?.texts.secondaryText == "4 of 6")
    #expect(stage.cell("kind")?.texts.secondaryText == "Story")
    stage.disturb()
    stage.tapBarButton()
    #expect(stage.title == "Two kinds")
    stage.tapButton(in: "Amara")
    #expect(stage.cell("kind")?.texts.secondaryText == "Author")
    #expect(stage.breaches == [])
  }

  @Test func leavesNothingOfTheDetailBehind_WhenItIsClosed() {
    let stage = AppStage("Two kinds")
    stage.tapButton(in: "Mei")
    let remains = Remains(of: stage)
    stage.tapBarButton()
    #expect(remains.names == [])
  }
}
