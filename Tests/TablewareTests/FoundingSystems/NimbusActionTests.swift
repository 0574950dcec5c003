import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// What Nimbus's actions and radio groups do, and what they got wrong.
@Suite struct NimbusActionTests {
  /// Rows of an identity whose hash is always the same.
  private struct Clash: Hashable, Sendable {
    let name: String
    static func == (left: Clash, right: Clash) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) {}
  }

  // There, actions were kept under the hash of their object.
  @Test func keepsActionsApart_WhenHashesAreEqual() {
    let table = Table()
    var log: [String] = []
    table.show {
      Section("s") {
        for name in ["a", "b"] {
          TextRow("row").id(Clash(name: name)).onTap { log.append(name) }
        }
      }
    }
    table.deliver(Tap(), from: Clash(name: "b"))
    table.deliver(Tap(), from: Clash(name: "a"))
    #expect(log == ["b", "a"])
  }

  // There, an object whose hash changed lost its actions.
  @Test func keepsItsAction_WhenTheObjectChanges() throws {
    let track = Track("a", "old")
    var taps = 0
    let harness = Harness()
    harness.table.show { Section("s") { TrackRow(track: track).onTap { taps += 1 } } }
    harness.backend.endTurn()
    track.title = "new"
    track.id = "z"
    #expect(try harness.deliver(Tap(), at: 0, 0) == .handled(by: .row))
    #expect(taps == 1)
  }

  @Test func answersForAClassOfRows_UnlessTheRowDoes() {
    let table = Table()
    var log: [String] = []
    table.on(Tap.self, from: SongRow.self) { _, row, _ in
      log.append("class \(row.song.id)")
      return .handled
    }
    table.show {
      Section("s") {
        SongRow(song: Song(id: 1, title: ""))
        SongRow(song: Song(id: 2, title: "")).onTap { log.append("own") }
        BigSongRow(song: Song(id: 3, title: ""))
      }
    }
    for id in 1...3 { table.deliver(Tap(), from: id) }
    #expect(log == ["class 1", "own"])
  }

  @Test func nb29_ShowsNoDisclosure_WhereTheRowHasATapOfItsOwn() {
    let table = Table()
    table.show {
      Section("s") {
        SongRow(song: Song(id: 1, title: "")).disclosing { SampleScreen("song") }
        SongRow(song: Song(id: 2, title: "")).onTap {}
      }
    }
    let accessories = (0..<2).map {
      table.snapshot[RowPath(section: 0, row: $0)]?.content.accessory
    }
    #expect(accessories == [.disclosure, RowContent.Accessory.none])
  }

  @Test func runsTapBeforeNavigation_AndNavigatesOnlyIfTheTapPasses() {
    for response in [EventResponse.passed, .handled] {
      let page = SampleScreen("root") { _ in
        Section("s") {
          TextRow("a").on(Tap.self) { _, _ -> EventResponse in response }.disclosing {
            SampleScreen("next")
          }
        }
      }
      let navigator = Navigator(root: page)
      navigator.topHosted.table.deliver(Tap(), from: "a")
      #expect(navigator.screens.count == (response == .passed ? 2 : 1))
    }
  }

  @Test func offersNothing_UnlessTheAppSaysSo() {
    let table = Table()
    table.show { sections("A[a]") }
    #expect(table.interaction.menu(of: RowPath(section: 0, row: 0)).isEmpty)
    #expect(table.host.presentation(at: RowPath(section: 0, row: 0))?.tap == TapEffect.none)
  }

  @Test func asksFirst_BeforeARowIsDeleted() throws {
    let table = Table()
    var words = ["a", "b"]
    func show() {
      table.show {
        Section("s") {
          for word in words {
            TextRow(word).deletable(asking: "Delete \(word)?") {
              words.removeAll { $0 == word }
              show()
            }
          }
        }
      }
    }
    show()
    let path = RowPath(section: 0, row: 1)
    let action = try #require(table.interaction.menu(of: path).first)
    #expect(action.question == "Delete b?")
    #expect(table.snapshot.rowCount == 2)
    try #require(table.host.source(at: path)).perform(action)
    #expect(notation(of: table.snapshot) == "s[a]")
  }

  // There, every row's accessory was overwritten, also of those without an action.
  @Test func leavesTheAccessoryOfTheContent_WithoutAnAction() {
    struct Chosen: Row {
      let id = "chosen"
      var body: RowContent { RowContent(title: "chosen", accessory: .checkmark) }
    }
    #expect(AnyRow(Chosen()).content.accessory == .checkmark)
    #expect(Chosen().onTap {}.content.accessory == .checkmark)
  }
}
