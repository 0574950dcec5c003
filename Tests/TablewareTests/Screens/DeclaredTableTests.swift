import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Edits by handle of a table whose sections a screen declares.
@Suite struct DeclaredEditTests {
  private let driver = ScreenDriver(
    SampleScreen { _ in
      Section("letters") { for letter in ["a", "b", "c"] { TextRow(letter) } }
      Section("more") { TextRow("d") }
    })
  private var table: Table { driver.navigator.topHosted.table }

  private struct Edit: CustomStringConvertible, Sendable {
    let description: String
    let identity: Identity
    let run: @Sendable (Table) -> Void

    init(
      _ description: String, of identity: Identity, _ run: @escaping @Sendable (Table) -> Void
    ) {
      (self.description, self.identity, self.run) = (description, identity, run)
    }
  }

  private static let edits = [
    Edit("append rows", of: "letters") { $0["letters"].append { TextRow("e") } },
    Edit("insert rows", of: "letters") { $0["letters"].insert(at: 0) { TextRow("e") } },
    Edit("hide a section", of: "more") { $0["more"].isHidden = true },
    Edit("remove a section", of: "more") { $0["more"].remove() },
    Edit("move a section", of: "more") { $0["more"].move(to: 0) },
    Edit("append a section", of: "new") { $0.append { Section("new") { TextRow("e") } } },
    Edit("update a row", of: "a") { $0.row("a").update { TextRow("A").id("a") } },
    Edit("remove a row", of: "a") { $0.row("a").remove() },
    Edit("move a row", of: "a") { $0.row("a").move(to: 2) },
    Edit("show", of: "new") { $0.show { Section("new") { TextRow("e") } } },
    Edit("show nothing", of: "letters") { $0.show {} },
  ]

  @Test(arguments: edits)
  private func edit_ofDeclaredSections_isReported_andReplacedByTheNextEvaluation(_ edit: Edit) {
    let declared = driver.titles
    edit.run(table)
    driver.endTurn()
    #expect(driver.diagnostics == [.editOfDeclaredSections(edit.identity)])
    #expect(driver.titles != declared)
    driver.navigator.topHosted.setNeedsUpdate()
    driver.endTurn()
    #expect(driver.titles == declared)
    #expect(driver.violations == [])
  }

  @Test func edit_ofATableThatTheAppOwns_isNotReported_andStays() {
    let table = Table()
    table.show { Section("letters") { TextRow("a") } }
    let driver = ScreenDriver(TableScreen(table))
    table["letters"].append { TextRow("b") }
    driver.endTurn()
    driver.tap("a")
    #expect(driver.titles == [["a", "b"]])
    #expect(driver.diagnostics == [])
  }

  @Test func selection_fromCode_isNoEdit() {
    table.selectionMode = .multiple
    table.select("a")
    driver.endTurn()
    driver.raise(Glanced(), from: "a")
    #expect(table.selection.contains("a"))
    #expect(driver.diagnostics == [])
  }

  @Test func selection_ofARowThatTheStateHasAlready_needsNoTurn() {
    var letters = ["a"]
    let page = SampleScreen { _ in Section("letters") { for letter in letters { TextRow(letter) } }
    }
    let driver = ScreenDriver(page)
    page.context.table?.selectionMode = .single
    driver.endTurn()
    letters.append("b")
    page.context.table?.select("b")
    driver.endTurn()
    #expect(driver.titles == [["a", "b"]])
    #expect(page.context.table?.selection.contains("b") == true)
    #expect(driver.diagnostics == [])
  }

  @Test func focusAndScroll_afterAChangeOfState_reachNewRows() {
    var letters = ["a"]
    let page = SampleScreen { _ in Section("letters") { for letter in letters { TextRow(letter) } }
    }
    let driver = ScreenDriver(page)
    letters.append("b")
    page.context.setNeedsUpdate()
    page.context.table?.focus("b")
    driver.endTurn()
    #expect(driver.backend.calls.contains(.focus("b")))
    #expect(driver.diagnostics == [])
  }
}

/// Moves of rows by the user on a screen that declares its sections.
@Suite struct DeclaredMoveTests {
  private final class Letters: Screen {
    let context = ScreenContext()
    let title = "Letters"
    var letters = ["a", "b", "c"]
    var response: EventResponse?
    private(set) var moves: [RowMove] = []

    func respond(to event: any Event, from source: EventSource) -> EventResponse {
      guard let move = event as? RowMove, let response else { return .passed }
      moves.append(move)
      if response == .handled, let letter = move.row(as: String.self) {
        letters.removeAll { $0 == letter }
        let next = letters.firstIndex { $0 == move.before(as: String.self) }
        letters.insert(letter, at: next ?? letters.endIndex)
      }
      return response
    }

    var sections: [Section] {
      Section("letters") { ForEach(letters, id: \.self) { TextRow($0).movable() } }
    }
  }

  private let screen = Letters()
  private let driver: ScreenDriver

  init() { driver = ScreenDriver(screen) }

  @Test func move_thatAHandlerTakesOver_isShown() {
    screen.response = .handled
    #expect(driver.move("a", by: 1))
    #expect(screen.moves == [RowMove("a", to: "letters", after: "b", before: "c")])
    #expect(driver.titles == [["b", "a", "c"]])
    driver.perform("Move down", on: "a")
    #expect(driver.titles == [["b", "c", "a"]])
    #expect(driver.diagnostics == [])
    #expect(driver.violations == [])
  }

  @Test func move_withoutAHandler_isReported_andTheRowStays() {
    #expect(!driver.move("a", by: 1))
    #expect(driver.titles == [["a", "b", "c"]])
    #expect(driver.diagnostics == [.unhandledEvent("RowMove", row: "a")])
  }

  @Test func move_thatEveryHandlerPassesOn_isReported_andTheRowStays() {
    screen.response = .passed
    #expect(!driver.move("a", by: 1))
    #expect(screen.moves.count == 1)
    #expect(driver.titles == [["a", "b", "c"]])
    #expect(driver.diagnostics == [.unhandledEvent("RowMove", row: "a")])
  }

  @Test func move_thatAHandlerRefuses_leavesTheRow_withoutADiagnostic() {
    driver.navigator.handlers.add(RowMove.self) { _, _ in }
    #expect(driver.move("a", by: 1))
    #expect(driver.titles == [["a", "b", "c"]])
    #expect(driver.diagnostics == [])
  }

  @Test func evaluation_whileARowIsHeld_waitsForItsRelease() {
    screen.response = .handled
    let host = driver.navigator.topHosted.table.host
    #expect(host.beginMoving("a"))
    screen.letters.append("d")
    screen.context.setNeedsUpdate()
    driver.endTurn()
    #expect(driver.titles == [["a", "b", "c"]])
    host.endMoving(at: RowPath(section: 0, row: 1))
    driver.endTurn()
    #expect(driver.titles == [["b", "a", "c", "d"]])
  }

  @Test func move_ofATableThatTheAppOwns_isMadeWithoutAHandler() {
    let table = Table()
    table.show { Section("letters") { for letter in ["a", "b"] { TextRow(letter).movable() } } }
    let driver = ScreenDriver(TableScreen(table))
    #expect(driver.move("a", by: 1))
    #expect(driver.titles == [["b", "a"]])
    #expect(driver.diagnostics == [])
  }
}
