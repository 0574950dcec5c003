import Foundation
import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if Web
import TablewareWeb
#endif

#if Web
@Suite(.timeLimit(.minutes(15))) struct ServersTests {
  @Test func signIn_wrongPassword_isRefused_andLimited() {
    let accounts = Accounts(["ada": "engine"], attempts: AttemptLimit(attempts: 2))
    let visitor = WebVisitor(number: 1, clientAddress: "192.0.2.7")
    let driver = ScreenDriver(firstScreen(of: visitor, accounts))
    driver.type("ada", into: "Name")
    var problems: [String?] = []
    for _ in 0..<3 {
      driver.type("machine", into: "Password")
      driver.tap("Sign in")
      problems.append(driver.content(of: "Password")?.message?.string)
    }
    #expect(
      problems == [
        "The name or the password is wrong.", "The name or the password is wrong.",
        "Try again in 30 seconds.",
      ])
    driver.expectNoFindings()
    let ada = WebVisitor(number: 2, principal: WebPrincipal(id: "ada"))
    #expect(firstScreen(of: ada, accounts) is SongsScreen)
  }

  @Test func webList_itemOfAUser_isAdded() {
    let ada = WebVisitor(number: 1, principal: WebPrincipal(id: "ada"))
    let driver = ScreenDriver(firstScreen(of: ada))
    #expect(driver.screen is ListScreen)
    driver.type("Sleep", into: "New", ending: .submitted)
    driver.type("", into: "New", ending: .submitted)
    #expect(driver.titles == [["Write a program", "Sleep"], ["New"]])
    driver.expectNoFindings()
  }

  @Test func webList_visitor_signsInFirst() {
    let driver = ScreenDriver(firstScreen(of: WebVisitor(number: 1)))
    driver.type("ada", into: "Name")
    driver.type("machine", into: "Password", ending: .submitted)
    #expect(
      driver.content(of: "Password")?.message?.string == "The name or the password is wrong.")
    driver.expectNoFindings()
  }

  #if Service
  @Test func webService_isServed_untilTheGroupStops() async throws {
    let page = try await page { listening in
      try await services([], port: 0, onListening: listening).run()
    }
    #expect(page.contains("Clair de lune"))
  }
  #endif

  #if Hummingbird
  @Test func hummingbird_hasItsOwnPages_andScreens() async throws {
    let page = try await page(at: "admin/") { listening in
      let app = try application(port: 0) { listening("http://127.0.0.1:\($0)/") }
      try await app.run()
    }
    #expect(page.contains("Clair de lune"))
  }
  #endif

  /// The page of a server, which is stopped after that.
  private func page(
    at path: String = "",
    _ serve: @escaping @Sendable (@escaping @Sendable (String) -> Void) async throws -> Void
  ) async throws -> String {
    let (addresses, input) = AsyncStream.makeStream(of: String.self)
    let serving = Task { try await serve { input.yield($0) } }
    defer { serving.cancel() }
    let address = try #require(await addresses.first { _ in true })
    let (data, _) = try await URLSession.shared.data(from: #require(URL(string: address + path)))
    serving.cancel()
    _ = await serving.result
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
