import Tableware
import TablewareForms
import TablewareTesting
import Testing

@Suite struct SignInScreenTests {
  @Test func refusal_isShownUnderThePassword_whichIsForgotten() {
    var attempts: [String] = []
    let driver = ScreenDriver(
      SignInScreen(footer: "Ask the office for an account.") { name, password in
        attempts.append("\(name) \(password)")
        return attempts.count < 2 ? "The name or the password is wrong." : nil
      })
    driver.type("carl", into: "Name")
    driver.type("x", into: "Password")
    driver.tap("Sign in")
    #expect(
      driver.content(of: "Password")?.message
        == RowText("The name or the password is wrong.", tone: .bad))
    driver.type("carl", into: "Password", ending: .submitted)
    #expect(attempts == ["carl x", "carl carl"])
    #expect(driver.content(of: "Password")?.message == nil)
    #expect(driver.titles == [["Name", "Password", "Sign in"]])
    #expect(
      driver.backend.shownFooters.map { $0?.title.string } == ["Ask the office for an account."])
    #expect(driver.problems == [] && driver.diagnostics == [])
  }

  @Test func user_typesTheName_andThePasswordAfterARefusal() {
    var isRefused = true
    let driver = ScreenDriver(SignInScreen { _, _ in isRefused ? "No." : nil })
    var focused: [Identity?] {
      driver.backend.calls.compactMap { if case .focus(let row) = $0 { row } else { nil } }
    }
    #expect(focused == [Identity("Name")])
    driver.tap("Sign in")
    #expect(focused == [Identity("Name"), Identity("Password")])
    isRefused = false
    driver.tap("Sign in")
    #expect(focused.count == 2)
    #expect(driver.problems == [] && driver.diagnostics == [])
  }

  @Test func texts_areThoseOfTheApp() {
    let screen = SignInScreen(title: "Anmelden", name: "Name", password: "Kennwort") { _, _ in nil }
    let driver = ScreenDriver(screen)
    #expect(screen.title == "Anmelden")
    #expect(driver.titles == [["Name", "Kennwort", "Anmelden"]])
    #expect(driver.problems == [] && driver.diagnostics == [])
  }
}
