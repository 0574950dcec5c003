import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct EventsTests {
  @Test func tap_anyRowOfAType_reachesTheTable() {
    let screen = PlayerScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.tap(2) == .handled(by: .table))
    #expect(screen.current?.title == "Clair de lune")
    #expect(driver.table.headers == ["Now playing", nil])
    #expect(driver.tap("Stop") == .handled(by: .row))
    #expect(screen.current == nil)
    driver.expectNoFindings()
  }

  @Test func eventType_raisedByAnAction_isHandledByTheSection() {
    let driver = ScreenDriver(LikesScreen())
    #expect(driver.raise(SongLiked(), from: 2) == .handled(by: .section))
    driver.perform("Like", on: 3)
    #expect(driver.table.headers == ["2 liked"])
    #expect(driver.content(of: 1)?.symbol?.string == "♪")
    driver.expectNoFindings()
  }

  @Test func swipeActions_readAndDelete_changeTheMails() {
    let driver = ScreenDriver(MailScreen())
    driver.swipe("Read", on: 1)
    #expect(driver.table.headers == ["1 unread"])
    #expect(driver.perform("Read", on: 1) == .disabled)
    driver.swipe("Delete", on: 3)
    #expect(driver.table.headers == ["0 unread"])
    #expect(driver.titles == [["Lunch?", "Your table is ready"]])
    driver.expectNoFindings()
  }

  @Test func contextMenu_actions_areOffered() async throws {
    let driver = ScreenDriver(FilesScreen())
    driver.perform("Duplicate", on: "a.txt")
    driver.perform("Delete", on: "b.txt")
    #expect(driver.titles == [["a.txt", "copy of a.txt"]])
    driver.expectNoFindings()
    #expect(try await frame(of: FilesScreen(), keys: "d").contains("copy of a.txt"))
  }

  @Test func submenus_actions_areOffered() async throws {
    let driver = ScreenDriver(TasksScreen())
    driver.perform("Later", on: "Order paper")
    #expect(driver.content(of: "Order paper")?.values.first?.text.string == "Later")
    driver.perform("Delete", on: "Water the plants")
    #expect(driver.titles == [["Order paper"]])
    driver.expectNoFindings()
  }

  @Test func detailButton_tapped_pushesAScreen() {
    let screen = NetworksScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Café")
    #expect(screen.joined == "Café")
    driver.raise(DetailTap(), from: "Home")
    #expect(driver.screen is NetworkScreen)
    #expect(driver.screen.title == "Home")
    #expect(screen.joined == "Café")
    driver.expectNoFindings()
  }

  @Test func enrichAnEvent_sectionAddsItsName_tableReadsIt() {
    let screen = ShelfScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Book of the lower shelf")
    #expect(screen.last.hasSuffix("in lower shelf"))
    #expect(driver.raise(Opened(), from: "Book of the upper shelf") == .handled(by: .table))
    driver.expectNoFindings()
  }

  @Test func seenRows_afterASecond_areReported() async throws {
    let screen = StoriesScreen()
    _ = try await frame(of: screen, keys: "wait:500ms")
    #expect(screen.seen == [])
    let other = StoriesScreen()
    _ = try await frame(of: other, keys: "wait:2s")
    #expect(other.seen == ["Rain", "Sun"])
  }

  @Test func allRowsOfAType_share_isAnActionOfEach() {
    let screen = SharedSongsScreen()
    let driver = ScreenDriver(screen)
    driver.swipe("Share", on: 2)
    #expect(screen.shared == ["Clair de lune"])
    driver.expectNoFindings()
  }

  @Test func doubleTaps_withinASecond_payOnce() {
    let screen = PaymentScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Pay")
    driver.tap("Pay")
    #expect(screen.payments == 1)
    driver.advance(by: .seconds(1))
    driver.tap("Pay")
    #expect(screen.payments == 2)
    driver.expectNoFindings()
  }
}
