import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct RowsTests {
  @Test func listOfModels_shown_hasARowForEachModel() {
    let driver = ScreenDriver(SongsScreen())
    #expect(driver.titles == [["Willow Song", "Clair de lune", "茉莉花"]])
    #expect(driver.content(of: 2)?.values.map(\.text.string) == ["5:02"])
    driver.expectNoFindings()
  }

  @Test func rowType_likedSong_showsAHeart() {
    let driver = ScreenDriver(SongRowsScreen())
    #expect(driver.content(of: 1)?.symbol?.string == "♪")
    var song = Song.samples[0]
    song.isLiked = true
    #expect(SongRow(song: song).body.symbol?.string == "♥")
    driver.expectNoFindings()
  }

  @Test func kindsOfRows_enumeration_hasARowTypeForEachCase() {
    let driver = ScreenDriver(FeedScreen())
    #expect(driver.titles == [["Willow Song", "Two tickets for one"]])
    #expect(driver.content(of: "song 1")?.values.map(\.text.string) == ["3:18"])
    driver.expectNoFindings()
  }

  @Test func anyModels_equalValues_haveRowsOfTheirOwn() {
    let driver = ScreenDriver(MixedScreen())
    #expect(
      driver.titles == [["Willow Song", "A line of text", "The number 42", "The number 42"]])
    driver.expectNoFindings()
  }

  @Test func flatArray_stringsAndFooters_makeSections() {
    let driver = ScreenDriver(FlatScreen())
    #expect(driver.table.headers == ["Popular", "New"])
    #expect(driver.titles == [["Willow Song", "Clair de lune"], ["茉莉花"]])
    #expect(driver.backend.shownFooters.map { $0?.title.string } == ["2 songs", nil])
    driver.expectNoFindings()
  }

  @Test func severalRowsForAModel_like_removesItsRow() {
    let driver = ScreenDriver(PostsScreen())
    #expect(driver.titles[0].count == 6)
    driver.tap(PostsScreen.PostPart.actions(2))
    #expect(
      driver.titles == [["Lunch?", "Like", "Your table is ready", "Invoice 1207", "Like"]])
    driver.expectNoFindings()
  }

  @Test func conditionalRows_signIn_replacesTheButton() {
    let driver = ScreenDriver(AccountScreen())
    #expect(driver.titles == [["Sign in"]])
    driver.tap("Sign in")
    #expect(driver.titles == [["Signed in as", "Sign out"]])
    driver.tap("Sign out")
    #expect(driver.titles == [["Sign in"]])
    driver.expectNoFindings()
  }

  @Test func buttonWithQuestion_answeredYes_runsTheAction() {
    let driver = ScreenDriver(TrashScreen())
    driver.tap("Empty the trash")
    #expect(driver.table.headers == ["Delete 3 mails?"])
    #expect(driver.titles == [["Cancel", "Empty the trash"]])
    driver.tap("yes")
    #expect(driver.titles == [[], ["Empty the trash"]])
    #expect(driver.content(of: "Empty the trash")?.isEnabled == false)
    driver.expectNoFindings()
  }

  @Test func sortByColumn_captions_reorderTheRows() {
    let driver = ScreenDriver(SortedScreen())
    #expect(driver.titles == [["Clair de lune", "Willow Song", "茉莉花"]])
    #expect(driver.headers == ["Title ↑"])
    driver.sort(by: "Length")
    #expect(driver.headers == ["Title"])
    #expect(driver.titles == [["茉莉花", "Willow Song", "Clair de lune"]])
    driver.sort(by: "Length")
    #expect(driver.titles == [["Clair de lune", "Willow Song", "茉莉花"]])
    driver.expectNoFindings()
  }

  @Test func hideARow_gift_showsTheMessage() {
    let driver = ScreenDriver(GiftScreen())
    #expect(driver.titles == [["Gift"]])
    driver.set("Gift", to: .bool(true))
    #expect(driver.titles == [["Gift", "Message"]])
    driver.expectNoFindings()
  }
}
