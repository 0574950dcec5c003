import Foundation
import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct SignUpTests {
  @Test(arguments: [false, true])
  func keepsTheKeyboard_AndWhatIsTyped_ThroughEveryUpdate(hostile: Bool) {
    let stage = AppStage("Sign up", hostile: hostile)
    stage.type("ada", into: "E-mail")
    let field = stage.view(UITextField.self, in: "E-mail")
    #expect(field?.isFirstResponder == true)
    let before = stage.look
    stage.disturb()
    #expect(stage.look == before)
    field?.simulateTyping("@example.org")
    stage.turn()
    #expect(stage.view(UITextField.self, in: "E-mail") === field)
    #expect(field?.text == "ada@example.org")
    #expect(field?.isFirstResponder == true)
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func keepsTheFieldClearOfTheKeyboard_WhenTheDeviceIsTurned(hostile: Bool) throws {
    let stage = AppStage("Sign up", hostile: hostile)
    stage.type("secret", into: "Once more")
    let field = try #require(stage.view(UITextField.self, in: "Once more"))
    for (size, keyboard) in [((700.0, 390.0), 180.0), ((390, 700), 300)] {
      stage.resize(width: size.0, height: size.1)
      stage.window.simulateKeyboard(height: keyboard)
      stage.turn()
      field.simulateTyping("!")
      stage.turn()
      let frame = field.convert(field.bounds, to: stage.window)
      #expect(frame.maxY <= size.1 - keyboard)
    }
    #expect(field.isFirstResponder)
    #expect(field.text == "secret!!")
    stage.window.simulateKeyboard(height: 0)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
    #expect(stage.breaches == [])
  }

  @Test func showsTheTerms_FromAButtonInACell() {
    let stage = AppStage("Sign up")
    stage.type("Ada", into: "Name")
    stage.tapButton(in: "Terms")
    #expect(stage.texts == ["Be kind."])
    stage.goBack()
    #expect(stage.view(UITextField.self, in: "Name")?.text == "Ada")
    #expect(stage.breaches == [])
  }

  @Test func saysWhatIsWrong_WhenAFieldIsLeft() {
    let stage = AppStage("Sign up")
    stage.type("ada", into: "E-mail")
    #expect(stage.cell("E-mail")?.texts.secondaryText == nil)
    stage.type("short", into: "Password")
    #expect(stage.cell("E-mail")?.texts.secondaryText != nil)
    stage.type("@example.org", into: "E-mail")
    #expect(stage.cell("E-mail")?.texts.secondaryText == nil)
    #expect(stage.cell("Password")?.texts.secondaryText == "Take 8 characters or more.")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func putsTheCursorIntoTheFirstFieldToMend_WhenItIsSubmitted(hostile: Bool) {
    let stage = AppStage("Sign up", hostile: hostile)
    stage.tap("Sign up")
    #expect(stage.title == "Sign up")
    #expect(stage.view(UITextField.self, in: "Name")?.isFirstResponder == true)
    #expect(stage.cell("Name")?.texts.secondaryText == "Say who you are.")
    #expect(stage.breaches == [])
  }

  @Test func goesToTheNextField_OnReturn() {
    let stage = AppStage("Sign up")
    stage.type("Ada\n", into: "Name")
    #expect(stage.view(UITextField.self, in: "E-mail")?.isFirstResponder == true)
    stage.type("ada@example.org\n", into: "E-mail")
    #expect(stage.view(UITextField.self, in: "Password")?.isFirstResponder == true)
    #expect(stage.breaches == [])
  }

  @Test func choosesACountry_OnAPageOfItsOwn() {
    let stage = AppStage("Sign up")
    stage.tap("Country")
    #expect(stage.title == "Country")
    stage.tap("Kenya")
    #expect(stage.title == "Sign up")
    #expect(stage.cell("Country")?.value == "Kenya")
    #expect(stage.breaches == [])
  }

  @Test func asksHowOften_OnlyWhoWantsLetters() {
    let stage = AppStage("Sign up")
    #expect(stage.path("How often") == nil)
    stage.view(UISwitch.self, in: "Newsletter")?.simulateTap()
    stage.turn()
    #expect(stage.path("How often") != nil)
    stage.view(UISwitch.self, in: "Newsletter")?.simulateTap()
    stage.turn()
    #expect(stage.path("How often") == nil)
    #expect(stage.breaches == [])
  }

  @Test(arguments: [false, true])
  func showsWhatWasEntered_OnceNothingIsWrong(hostile: Bool) {
    let stage = AppStage("Sign up", hostile: hostile)
    stage.type("Ada", into: "Name")
    stage.type("ada@example.org", into: "E-mail")
    stage.view(UIDatePicker.self, in: "Birthday")?.simulateChoice(
      Date(timeIntervalSinceReferenceDate: -20_000))
    stage.turn()
    stage.tap("Country")
    stage.tap("India")
    stage.type("secret and long", into: "Password")
    stage.type("secret and long", into: "Once more")
    stage.view(UISwitch.self, in: "I accept the terms")?.simulateTap()
    stage.turn()
    stage.disturb()
    stage.tap("Sign up")
    #expect(stage.title == "Welcome, Ada")
    #expect(stage.cell("Country")?.value == "India")
    #expect(stage.breaches == [])
  }
}
