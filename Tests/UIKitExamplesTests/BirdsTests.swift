import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct BirdsTests {
  @Test(arguments: [false, true])
  func countsDeletesAndKeepsWhatIsTyped(hostile: Bool) {
    let stage = AppStage("Birds", hostile: hostile)
    stage.tapButton(in: "Wren")
    stage.tapButton(in: "Wren")
    #expect(stage.cell("Wren")?.texts.secondaryText == "seen 2 times")
    #expect(stage.cell("Wren")?.texts.image != nil)
    #expect(stage.headers.first == "Birds")
    #expect(stage.swipe("Seen", on: "Wren"))
    stage.turn()
    #expect(stage.cell("Wren")?.texts.secondaryText == "seen 3 times")
    stage.type("by the river", into: "Note")
    #expect(stage.swipe("Delete", on: "Wren"))
    stage.choose("Delete")
    stage.disturb()
    #expect(!stage.texts.contains("Wren"))
    #expect(stage.cell("Note")?.accessoryView is UITextField)
    #expect((stage.cell("Note")?.accessoryView as? UITextField)?.text == "by the river")
    #expect(stage.breaches == [])
  }
}
