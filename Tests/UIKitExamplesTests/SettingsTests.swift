import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct SettingsTests {
  @Test func showsSeveralModels_WithOneCell() {
    let stage = AppStage("Settings")
    #expect(stage.texts.prefix(2) == ["Mei Lin", "Storage"])
    #expect(stage.view(UIButton.self, in: "Mei Lin") != nil)
    #expect(stage.view(UIButton.self, in: "Storage") == nil)
  }

  @Test func handlesAMessage_InTheRow() {
    let stage = AppStage("Settings")
    stage.tapButton(in: "Café")
    #expect(stage.cell("Café")?.accessoryType == .checkmark)
    #expect(stage.view(UIButton.self, in: "Home") != nil)
    #expect(stage.breaches == [])
  }

  @Test func handlesAMessage_InTheSection_FromEachOfItsRows() {
    let stage = AppStage("Settings")
    stage.view(UISlider.self, in: "Alarm")?.simulateSlide(to: 0.25)
    stage.turn()
    #expect(stage.cell("Alarm")?.texts.secondaryText == "25 %")
    #expect(stage.cell("Ringer")?.texts.secondaryText == "50 %")
    #expect(stage.breaches == [])
  }

  @Test func handlesAMessage_InTheController() {
    let stage = AppStage("Settings")
    stage.tapButton(in: "Mei Lin")
    stage.alert?.textFields?.first?.becomeFirstResponder()
    stage.alert?.textFields?.first?.simulateTyping(" Wang")
    stage.choose("Save")
    #expect(stage.texts.first == "Mei Lin Wang")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func hidesWhatHasNoMeaning_AndComesBack(hostile: Bool) {
    let stage = AppStage("Settings", hostile: hostile)
    stage.view(UISwitch.self, in: "Wi-Fi")?.simulateTap()
    stage.turn()
    #expect(!stage.texts.contains("Home"))
    stage.disturb()
    stage.tap("Reset")
    #expect(stage.texts.contains("Home"))
    #expect(stage.view(UISwitch.self, in: "Wi-Fi")?.isOn == true)
    #expect(stage.breaches == [])
  }
}
