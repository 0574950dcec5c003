import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct FormsTests {
  @Test func settingsOfAnObject_controls_setTheProperties() {
    let driver = ScreenDriver(SettingsScreen())
    driver.set("Volume", to: .number(0.8))
    driver.set("Text size", to: .number(20))
    driver.set("Sounds", to: .bool(false))
    #expect(driver.content(of: "Volume")?.isEnabled == false)
    #expect(driver.content(of: "Text size")?.control?.number == 20)
    #expect(driver.content(of: "Volume")?.control?.number == 0.8)
    driver.expectNoFindings()
  }

  @Test func validatedForm_submit_showsMessagesUntilItIsValid() {
    let screen = SignUpScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Sign up")
    #expect(driver.message(of: "name") == "Enter your name.")
    #expect(driver.message(of: "email") != nil)
    #expect(driver.backend.calls.contains(.focus("name")))
    driver.type("Ada", into: "name")
    driver.type("ada", into: "email")
    #expect(driver.message(of: "email") == "Enter an e-mail address.")
    driver.type("@example.org", into: "email")
    #expect(driver.message(of: "email") == nil)
    driver.tap("Sign up")
    #expect(screen.result?.text("email") == "ada@example.org")
    driver.expectNoFindings()
  }

  @Test func dependentFields_gift_showsTheCardAndDisablesExpress() {
    let driver = ScreenDriver(DeliveryScreen())
    #expect(driver.titles == [["A gift", "Express"]])
    driver.set("gift", to: .bool(true))
    #expect(driver.titles == [["A gift", "Card", "Express"]])
    #expect(driver.content(of: "express")?.isEnabled == false)
    driver.expectNoFindings()
  }

  @Test func fieldsThatAgree_differentValues_haveMessages() {
    let driver = ScreenDriver(TripScreen())
    driver.type("short", into: "password")
    #expect(driver.message(of: "password") != nil)
    driver.type("er than that", into: "password")
    #expect(driver.message(of: "password") == nil)
    driver.type("shorter", into: "again")
    #expect(driver.message(of: "again") == "The passwords differ.")
    driver.type(" than that", into: "again")
    #expect(driver.message(of: "again") == nil)

    driver.set("departure", to: .date(CalendarDate(year: 2026, month: 12, day: 3)))
    driver.set("return", to: .date(CalendarDate(year: 2026, month: 12, day: 1)))
    #expect(driver.message(of: "return") == "The return is before the departure.")
    driver.set("departure", to: .date(CalendarDate(year: 2026, month: 11, day: 30)))
    #expect(driver.message(of: "return") == nil)
    driver.expectNoFindings()
  }

  @Test func errorOfAServer_takenName_isShownUnderTheField() async {
    let driver = ScreenDriver(NicknameScreen())
    driver.type("ada", into: "nickname")
    driver.tap("Save")
    await driver.settle()
    #expect(driver.message(of: "nickname") == "This name is taken.")
    driver.type("1", into: "nickname")
    #expect(driver.message(of: "nickname") == nil)
    driver.expectNoFindings()
  }

  @Test func saveAForm_restored_hasTheSameValues() throws {
    let day = CalendarDate(year: 2026, month: 11, day: 23)
    let values: KeyValuePairs<String, FormValue> = [
      "name": .text("Ada"), "day": .date(day), "size": .index(2),
    ]
    let data = try encoded(FormState(values))
    let form = FormState(["name": .text(""), "day": .date(day.next), "size": .index(0)])
    try restore(data, into: form)
    #expect(form["name"] == .text("Ada"))
    #expect(form["day"] == .date(day))
    #expect(form["size"] == .index(2))
    #expect(form.problems == [])
  }

  @Test func choices_taps_selectOneAndSeveral() {
    let screen = PizzaScreen()
    let driver = ScreenDriver(screen)
    for section in [0, 1] {
      for row in driver.backend.shownIdentities[section].suffix(2) { driver.tap(row) }
    }
    #expect(screen.size == "L")
    #expect(screen.toppings == ["olives", "basil"])
    driver.tap("size on a page")
    #expect(driver.screen.title == "Size")
    driver.tap(driver.backend.shownIdentities[0][0])
    #expect(driver.screen === screen)
    #expect(screen.size == "S")
    driver.expectNoFindings()
  }

  @Test func numberField_letters_areRejected() {
    let driver = ScreenDriver(AgeScreen())
    driver.type("x", into: "age")
    #expect(driver.message(of: "age") == "Enter a number.")
    driver.set("age", to: .text("7"))
    #expect(driver.message(of: "age") != nil)
    driver.set("age", to: .text("77"))
    #expect(driver.message(of: "age") == nil)
    #expect(driver.backend.shownFooters[0]?.title.string == "Age: 77.0")
    driver.expectNoFindings()
  }

  @Test func addByForm_validItem_emptiesTheFieldsForTheNextOne() {
    let screen = NewBookScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Add")
    #expect(driver.message(of: "title") == "Required.")
    driver.type("Dune", into: "title")
    driver.type("412", into: "pages")
    driver.tap("Add")
    #expect(screen.books == ["Emma, 474 pages", "Dune, 412 pages"])
    #expect(driver.message(of: "pages") == nil)
    driver.tap("Add")
    #expect(screen.books.count == 2)
    #expect(driver.message(of: "title") == "Required.")
    driver.expectNoFindings()
  }
}

extension CalendarDate {
  fileprivate var next: CalendarDate { CalendarDate(year: year, month: month, day: day + 1) }
}

extension Control {
  fileprivate var number: Double? { if case .number(let input) = self { input.value } else { nil } }
}
