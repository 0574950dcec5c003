import SampleRows
import Tableware
import TablewareHosting
import TablewareLoading
import TablewareTesting
import Testing

/// What can be done with a row, and what follows from what is attached to it.
@Suite struct ActionTests {
  private func row(_ row: AnyRow) -> Harness {
    let harness = Harness()
    harness.table.show { Section("A") { row } }
    harness.backend.endTurn()
    return harness
  }

  private let path = RowPath(section: 0, row: 0)

  @Test func derivesTheAccessory_FromWhatIsAttached() throws {
    let leads = { SampleScreen("next") as any Screen }
    let accessories = [
      TextRow("a").onTap {}, TextRow("a").disclosing(leads), TextRow("a").onDetail {},
      TextRow("a").onDetail {}.disclosing(leads),
    ].map { AnyRow in AnyRow.content.accessory }
    #expect(accessories == [.none, .disclosure, .detail, .detailDisclosure])
  }

  @Test func offersEveryAction_WhereverAGestureWouldFindIt() {
    let harness = row(
      TextRow("a").swipe(
        leading: [RowAction("Pin") {}], trailing: [RowAction("Archive") {}]
      ).menu([RowAction("Share") {}]).deletable(asking: "Really?") {})
    let actions = harness.table.interaction.menu(of: path)
    #expect(actions.map(\.title) == ["Pin", "Share", "Delete", "Archive"])
    #expect(actions.map(\.question) == [nil, nil, "Really?", nil])
    let presentation = harness.table.host.presentation(at: path)
    #expect(presentation?.swipeActions(.leading).map(\.title) == ["Pin"])
    #expect(presentation?.swipeActions(.trailing).map(\.title) == ["Delete", "Archive"])
    #expect(harness.table.interaction.menu(of: RowPath(section: 3, row: 0)).isEmpty)
  }

  @Test func f123_DoesNothing_WhenTheRowIsGone() throws {
    var deleted = 0
    let harness = row(TextRow("a").deletable { deleted += 1 })
    let source = try #require(harness.table.host.source(at: path))
    let delete = try #require(harness.table.interaction.menu(of: path).first)
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(source.perform(delete) == .stale)
    #expect(deleted == 0)
    #expect(
      harness.messages == [
        "“Delete” came from row \"a\", which was removed or is no longer shown by that cell. It "
          + "was dropped."
      ])
  }

  @Test func f69_ReportsWhatAnActionThrows() throws {
    let harness = row(
      TextRow("a").menu([RowAction("Sync") { throw FailingHandlerTests.Broken() }]))
    let source = try #require(harness.table.host.source(at: path))
    let sync = try #require(harness.table.interaction.menu(of: path).first)
    #expect(source.perform(sync) == .handled(by: .row))
    #expect(
      harness.messages == [
        "A handler of “Sync” from row \"a\" failed: the server is gone. No further handler "
          + "received the event; catch the error in the handler to continue."
      ])
  }

  @Test func offersNothing_OfADisabledRow() {
    let harness = row(TextRow("a").menu([RowAction("Share") {}]).movable().disabled())
    #expect(harness.table.interaction.menu(of: path).isEmpty)
    #expect(!harness.table.host.beginMoving("a"))
  }

  @Test func knowsWhetherATapDoesSomething() {
    let harness = row(AnyRow(TextRow("a")))
    #expect(harness.table.host.presentation(at: path)?.tap == TapEffect.none)
    harness.table.on(Tap.self, from: NoticeRow.self) { _, _, _ in .handled }
    #expect(harness.table.host.presentation(at: path)?.tap == TapEffect.none)
    harness.table.on(Tap.self) { _, _ in }
    #expect(harness.table.host.presentation(at: path)?.tap == .act)
  }
}
