import Synchronization
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Plans that are made on another thread, while this one goes on.
@Suite @MainActor struct BackgroundPlanTests {
  /// Lets everything run that can, until something holds.
  private func run(until holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }

  @Test func longList_isCommittedWhenItsPlanIsThere() async {
    let harness = Harness("A[a]")
    let shown = Task { await harness.table.showInBackground { sections("A[a b]") } }
    await run { harness.table["A"].rowCount == 2 }
    // The plan is made, and this thread has not received it yet.
    #expect(!harness.backend.needsCommit)
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    await shown.value
    #expect(harness.shown == "A[a b]")
  }

  @Test func showsWhatWasPlanned() async {
    let harness = Harness("A[a b c]")
    let shown = Task { await harness.table.showInBackground { sections("A[c a b]") } }
    await run { harness.backend.needsCommit }
    #expect(harness.batches == [])
    harness.backend.endTurn()
    await shown.value
    #expect(harness.batches == ["mR (0, 2)→(0, 0)"])
    #expect(harness.shown == "A[c a b]")
    #expect(harness.backend.violations == [])
  }

  @Test func mistakeOfADeclaration_isReported() async {
    let table = Table()
    var diagnostics: [Diagnostic] = []
    table.diagnostics.sink = { diagnostics.append($0) }
    await table.showInBackground { Section("A") { TextRow("a") }.collapsible() }
    #expect(diagnostics == [.collapsibleWithoutHeader("A")])
  }

  @Test func repeatedRow_ofAPlanFromTheBackground_isReported() async {
    let harness = Harness("A[a]")
    let shown = Task { await harness.table.showInBackground { sections("A[a b b]") } }
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    await shown.value
    #expect(harness.shown == "A[a b b]")
    #expect(
      harness.messages == [
        "Row identity \"b\" is repeated: first at (0, 1), again at (0, 2). Both rows are shown; "
          + "assign each row an identity of its own, for example with .id(…)."
      ])
  }

  @Test func f39_dropsThePlan_WhenANewerStateCame() async {
    let harness = Harness("A[a]")
    var order: [String] = []
    let shown = Task {
      await harness.table.showInBackground { sections("A[a old]") }
      order.append("background")
    }
    await run { harness.table["A"].rowCount == 2 }
    harness.show("A[a new]") { order.append("newer") }
    harness.backend.endTurn()
    await shown.value
    #expect(harness.batches == ["iR (0, 1)"])
    #expect(harness.shown == "A[a new]")
    #expect(order == ["newer", "background"])
    // Whatever comes of the old plan now, it changes nothing.
    for _ in 0..<100 { await Task.yield() }
    harness.backend.endTurn()
    #expect(harness.batches == ["iR (0, 1)"])
  }

  @Test func f40_dropsThePlan_WhenARowIsEdited() async {
    let harness = Harness("A[a b]")
    let shown = Task { await harness.table.showInBackground { sections("A[a b c]") } }
    await run { harness.table["A"].rowCount == 3 }
    harness.table.row("a").remove()
    harness.backend.endTurn()
    await shown.value
    #expect(harness.shown == "A[b c]")
    #expect(harness.backend.violations == [])
  }

  @Test func keepsThePlan_WhenARowIsScrolledTo() async {
    let harness = Harness("A[a b]")
    let shown = Task { await harness.table.showInBackground { sections("A[a b c]") } }
    await run { harness.table["A"].rowCount == 3 }
    harness.table.scroll(to: "c")
    harness.backend.endTurn()
    await run { harness.backend.needsCommit || harness.backend.calls.count > 0 }
    harness.backend.endTurn()
    await shown.value
    #expect(harness.batches == ["iR (0, 2)"])
    #expect(harness.backend.calls.last == .scroll(Identity("c"), .nearest))
  }

  /// An identity that counts how often it is compared.
  private struct CountedID: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int

    static func == (left: CountedID, right: CountedID) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// In a table that is too long for the checks of debug builds.
  @Test func plan_thatWasMade_isNotMadeAgain() async {
    let (table, backend) = (Table(), ScriptedBackend())
    table.attach(backend)
    let ids = (0..<6_000).map(CountedID.init)
    table.show { Section("A") { ForEach(ids, id: \.self) { TextRow("\($0.number)") } } }
    backend.endTurn(of: table)
    let shown = Task {
      await table.showInBackground {
        Section("A") { ForEach(ids.reversed(), id: \.self) { TextRow("\($0.number)") } }
      }
    }
    await run { backend.needsCommit }
    let before = CountedID.comparisons.load(ordering: .relaxed)
    #expect(before > 6_000)
    backend.endTurn(of: table)
    await shown.value
    #expect(CountedID.comparisons.load(ordering: .relaxed) == before)
    #expect(table.snapshot.rowID(at: RowPath(section: 0, row: 0)) == Identity(ids[5_999]))
  }

  @Test func showsAtOnce_WithoutABackEnd() async {
    let table = Table()
    await table.showInBackground { sections("A[a b]") }
    #expect(notation(of: table.snapshot) == "A[a b]")
  }

  @Test func completesAll_InAnyMixOfStates() async {
    for seed in 0..<UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let harness = Harness("A[a]")
      harness.backend.isAnimated = Bool.random(using: &random)
      var pending = 0
      var newest = "A[a]"
      for step in 0..<12 {
        let state = "A[\(["a b", "b", "", "c a", "a"][Int.random(in: 0..<5, using: &random)])]"
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          pending += 1
          newest = state
          let rows = state
          // The state is declared before the first suspension, which is where the task is left.
          var isDeclared = false
          Task {
            await harness.table.showInBackground {
              isDeclared = true
              return sections(rows)
            }
            pending -= 1
          }
          await run { isDeclared }
        case 2:
          pending += 1
          newest = state
          harness.show(state) { pending -= 1 }
        case 3: harness.backend.finishAnimation()
        case 4: harness.backend.endTurn()
        default: for _ in 0..<step { await Task.yield() }
        }
      }
      await run {
        harness.backend.endTurn()
        harness.backend.finishAnimation()
        return pending == 0
      }
      #expect(notation(of: harness.table.snapshot) == newest, "seed \(seed)")
      #expect(harness.backend.violations == [], "seed \(seed)")
    }
  }
}
