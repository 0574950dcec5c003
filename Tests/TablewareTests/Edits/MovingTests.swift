import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Rows that the user moves.
@Suite struct MovingTests {
  private func harness(_ text: String) -> Harness {
    let harness = Harness()
    show(text, on: harness)
    harness.backend.endTurn()
    harness.backend.clearCalls()
    return harness
  }

  /// As ``sections(_:)``, with rows that may be moved.
  private func show(_ text: String, on harness: Harness) {
    harness.table.show {
      for part in text.split(separator: "]") {
        let halves = part.split(separator: "[", omittingEmptySubsequences: false)
        Section(halves[0].filter { $0 != " " }) {
          for title in halves[1].split(separator: " ") {
            TextRow(RowText(String(title))).movable(title == "fixed" ? nil : .anywhere)
          }
        }
      }
    }
  }

  private func drop(_ harness: Harness, _ row: String, at path: RowPath?) -> Bool {
    #expect(harness.table.host.beginMoving(row))
    defer { harness.backend.endTurn() }
    return harness.table.host.endMoving(at: path)
  }

  @Test(arguments: [
    ("a", 0, 2, "A[b c a d] B[x]"), ("d", 0, 0, "A[d a b c] B[x]"), ("b", 0, 1, "A[a b c d] B[x]"),
    ("a", 1, 0, "A[b c d] B[a x]"), ("a", 1, 1, "A[b c d] B[x a]"), ("x", 0, 4, "A[a b c d x] B[]"),
    ("a", 0, 99, "A[b c d a] B[x]"), ("a", 9, 9, "A[b c d] B[x a]"),
    ("c", -3, -3, "A[c a b d] B[x]"),
  ])
  func f120_PutsARowWhereItIsDropped(row: String, section: Int, position: Int, expected: String) {
    let harness = harness("A[a b c d] B[x]")
    #expect(drop(harness, row, at: RowPath(section: section, row: position)))
    #expect(harness.shown == expected)
    #expect(harness.backend.violations == [])
    #expect(harness.messages == [])
  }

  @Test func e09_moveThatNoHandlerAdopts_isUndoneByTheNextCommit() {
    let table = Table()
    let backend = BlankBackend()
    table.attach(backend)
    table.show { sections("A[a b c]") }
    table.host.commit()
    let shown = table.adoptMove(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    #expect(notation(of: shown) == "A[b c a]")
    table.host.commit()
    #expect(notation(of: table.snapshot) == "A[a b c]")
    #expect(backend.batches.last?.description == "mR (0, 2)→(0, 0)")
  }

  @Test func tellsTheAppByTheRowsAround() {
    let harness = harness("A[a b c] B[x]")
    var moves: [String] = []
    harness.table.on(RowMove.self) { move, _ in
      moves.append(
        "\(move.row) to \(move.section) after \(move.after.map(\.description) ?? "nothing") "
          + "before \(move.before.map(\.description) ?? "nothing")")
    }
    #expect(drop(harness, "a", at: RowPath(section: 0, row: 1)))
    #expect(drop(harness, "a", at: RowPath(section: 1, row: 0)))
    #expect(drop(harness, "x", at: RowPath(section: 0, row: 3)))
    #expect(
      moves == [
        "\"a\" to \"A\" after \"b\" before \"c\"", "\"a\" to \"B\" after nothing before \"x\"",
        "\"x\" to \"A\" after \"c\" before nothing",
      ])
    // Only a handler of the event would move the row, and this table has no handler.
    #expect(harness.shown == "A[a b c] B[x]")
  }

  @Test func f49_HoldsUpdatesWhileARowIsHeld() {
    let harness = harness("A[a b c]")
    var completed = 0
    #expect(harness.table.host.beginMoving("a"))
    harness.table.show(completion: { completed += 1 }) { sections("A[a b]") }
    harness.backend.endTurn()
    harness.table.host.commit()
    #expect(harness.backend.calls == [])
    #expect(completed == 0)
    harness.table.host.endMoving(at: nil)
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b]")
    #expect(completed == 1)
  }

  @Test func f121_MakesTheMoveInTheNewestState() {
    let harness = harness("A[a b c d]")
    #expect(harness.table.host.beginMoving("a"))
    show("A[new a b z c d more]", on: harness)
    // Between b and c, as the user sees it: before c, wherever that is now.
    #expect(harness.table.host.endMoving(at: RowPath(section: 0, row: 1)))
    harness.backend.endTurn()
    #expect(harness.shown == "A[new b z a c d more]")
    #expect(harness.backend.violations == [])
  }

  @Test func f121_FallsBackToTheOtherNeighbour_ThenToTheEnd() {
    for (state, expected) in [
      ("A[a b d]", "A[b a d]"), ("A[a d]", "A[d a]"), ("A[a c d]", "A[a c d]"), ("A[a]", "A[a]"),
    ] {
      let harness = harness("A[a b c d]")
      #expect(harness.table.host.beginMoving("a"))
      show(state, on: harness)
      harness.table.host.endMoving(at: RowPath(section: 0, row: 1))
      harness.backend.endTurn()
      #expect(harness.shown == expected, "\(state)")
      #expect(harness.backend.violations == [])
    }
  }

  @Test func f62_ReportsARowThatWentWhileItWasHeld() {
    let harness = harness("A[a b]")
    #expect(harness.table.host.beginMoving("a"))
    show("A[b]", on: harness)
    #expect(!harness.table.host.endMoving(at: RowPath(section: 0, row: 1)))
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
    #expect(
      harness.messages == [
        "There is no row \"a\". The call had no effect; look the row up again after the data "
          + "changed."
      ])
  }

  @Test func vetoesAndRetargets() {
    let harness = harness("A[a b c fixed] B[x]")
    harness.table.moveTarget = { move in
      guard move.section == Identity("A") else { return nil }
      var target = move
      // Nothing goes behind the fixed row.
      if move.after == Identity("fixed") {
        target.before = Identity("fixed")
        target.after = nil
      }
      return target
    }
    #expect(!harness.table.host.beginMoving("fixed"))
    #expect(!drop(harness, "a", at: RowPath(section: 1, row: 0)))
    #expect(harness.shown == "A[a b c fixed] B[x]")
    #expect(drop(harness, "a", at: RowPath(section: 0, row: 3)))
    #expect(harness.shown == "A[b c a fixed] B[x]")
    #expect(harness.table.host.beginMoving("a"))
    #expect(harness.table.host.target(at: RowPath(section: 1, row: 0)) == nil)
    harness.table.moveTarget = { _ in RowMove("other", to: Identity("A"), after: nil, before: nil) }
    #expect(harness.table.host.target(at: RowPath(section: 0, row: 0)) == nil)
    harness.table.moveTarget = { _ in RowMove("a", to: Identity("?"), after: nil, before: nil) }
    #expect(!harness.table.host.endMoving(at: RowPath(section: 0, row: 0)))
  }

  @Test func movesByKey_IntoTheNextSection() {
    let harness = harness("A[a b] B[x]")
    for (distance, expected) in [
      (1, "A[b a] B[x]"), (1, "A[b] B[a x]"), (1, "A[b] B[x a]"), (-1, "A[b] B[a x]"),
      (-1, "A[b a] B[x]"), (-1, "A[a b] B[x]"),
    ] {
      #expect(harness.table.move("a", by: distance))
      harness.backend.endTurn()
      #expect(harness.shown == expected)
    }
    #expect(!harness.table.move("a", by: -1))
    #expect(!harness.table.host.isMoving)
    let actions = harness.table.interaction.menu(of: RowPath(section: 0, row: 0))
    #expect(actions.map(\.title) == ["Move up", "Move down"])
    #expect(actions.map(\.isEnabled) == [false, true])
  }

  @Test func staysInItsSection_UnlessAskedOtherwise() {
    let harness = Harness()
    harness.table.show {
      Section("A") { for title in ["a", "b"] { TextRow(RowText(title)).movable() } }
      Section("B") { TextRow("x") }
    }
    harness.backend.endTurn()
    #expect(!harness.table.move("b", by: 1))
    #expect(drop(harness, "a", at: RowPath(section: 1, row: 0)))
    #expect(harness.shown == "A[b a] B[x]")
    harness.table.moveTarget = { _ in nil }
    let actions = harness.table.interaction.menu(of: RowPath(section: 0, row: 1))
    #expect(actions.map(\.isEnabled) == [false, false])
  }

  @Test func letsGo_WhenTheBackEndGoes() {
    let harness = harness("A[a b]")
    #expect(harness.table.host.beginMoving("a"))
    #expect(!harness.table.host.beginMoving("b"))
    harness.table.host.detach()
    #expect(!harness.table.host.isMoving)
    harness.show("A[b]")
    #expect(notation(of: harness.table.snapshot) == "A[b]")
  }
}
