import Tableware
import Testing

@testable import Gallery

@Suite struct SignUpScreenTests {
  private let screen = FormDriver(SignUpScreen(Gallery.Sources()))

  private func fill() {
    screen.type("name", "Mei")
    screen.type("email", "mei@example.org")
    screen.type("password", "correct horse")
    screen.type("again", "correct horse")
    screen.set("birthday", .date(CalendarDate(year: 1990, month: 5, day: 1)))
    screen.tap("Country")
    screen.tap("Japan")
    screen.set("terms", .bool(true))
  }

  @Test func beginsWithNothingWrong() {
    #expect(
      screen.lines == [
        "Name: ", "E-mail: ", "Birthday: –", "Country: none", "Password: •0", "Once more: •0",
        "Newsletter: off", "I accept the terms: off", "Sign up",
      ])
  }

  @Test func saysWhatIsMissing_AndMovesThere() {
    screen.tap("Sign up")
    #expect(
      screen.wrong == [
        "Name:  (Enter your name.)", "E-mail:  (Enter an address where you can be reached.)",
        "Birthday: – (Enter your birthday.)", "Country: none (Choose a country.)",
        "Password: •0 (Choose a password.)",
        "I accept the terms: off (Accept the terms to get an account.)",
      ])
    #expect(screen.focused == Identity("name"))
    #expect(screen.navigator.top.status == "6 fields to fix")
    fill()
    #expect(screen.wrong == [])
  }

  @Test func saysWhatIsWrong_WhenAFieldIsLeft() {
    screen.type("name", "M")
    screen.type("email", "mei@")
    screen.type("password", "short")
    screen.type("again", "shorter")
    screen.set("birthday", .date(CalendarDate(year: 1850, month: 1, day: 1)))
    #expect(
      screen.wrong == [
        "Name: M (The length must be from 2 to 60.)",
        "E-mail: mei@ (Enter an e-mail address.)",
        "Birthday: 1850-01-01 (You must have been born from 1900 to 2012.)",
        "Password: •5 (Use 8 characters or more.)", "Once more: •7 (The passwords differ.)",
      ])
  }

  @Test func comparesThePasswords_WhicheverIsChanged() {
    fill()
    #expect(screen.wrong == [])
    screen.type("password", "another horse")
    #expect(screen.wrong == ["Once more: •13 (The passwords differ.)"])
    screen.type("password", "correct horse")
    #expect(screen.wrong == [])
  }

  @Test func asksHowOften_OnlyForTheNewsletter() {
    fill()
    #expect(!screen.lines.contains("How often: –"))
    screen.set("newsletter", .bool(true))
    #expect(screen.lines.contains("How often: –"))
    screen.tap("Sign up")
    #expect(screen.wrong == ["How often: – (Choose how often.)"])
    screen.set("newsletter", .bool(false))
    screen.tap("Sign up")
    #expect(screen.lines.contains("Newsletter: never"))
  }

  @Test func showsASummary_AndStartsAgain() {
    fill()
    screen.set("newsletter", .bool(true))
    screen.set("how often", .index(1))
    screen.tap("Sign up")
    #expect(screen.navigator.top.status == "signed up")
    #expect(
      screen.lines == [
        "E-mail: mei@example.org", "Password: •••••••••••••", "Birthday: 1990-05-01",
        "Country: Japan", "Newsletter: weekly", "Sign up another person",
      ])
    screen.tap("Sign up another person")
    #expect(screen.lines.first == "Name: ")
    #expect(screen.wrong == [])
    #expect(screen.messages == [])
  }

  @Test func choosesACountry_InAGroup() {
    screen.tap("Country")
    screen.tap("Small ones")
    #expect(screen.lines == ["Andorra", "Liechtenstein", "Monaco", "San Marino"])
    screen.tap("Monaco")
    #expect(screen.lines.contains("Small ones: Monaco"))
    screen.navigator.pop()
    #expect(screen.lines.contains("Country: Monaco"))
  }

  @Test func survivesValuesOfTheWrongType() {
    screen.set("name", .bool(true))
    screen.set("terms", .text("yes"))
    screen.set("birthday", .number(3))
    #expect(screen.lines.first == "Name: ")
    #expect(screen.messages.count == 3)
  }
}
