import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Back ends come, go and are replaced at any moment.
@Suite struct BackendLifeTests {
  @Test func f31_ReportsASecondBackEnd_AndShowsTheTableThere() {
    let harness = Harness("A[a]")
    let second = RecordingBackend(harness.table)
    #expect(
      harness.messages == [
        "Another back end was attached to a table that already had one. The new one replaced it; "
          + "detach the old one first."
      ])
    harness.show("A[a b]")
    #expect(second.needsCommit)
    #expect(!harness.backend.needsCommit)
    second.endTurn()
    #expect(second.shownIdentities == [["a", "b"].map { Identity($0) }])
    #expect(harness.shown == "A[a]")
  }

  @Test func loadsAgain_WhenTheSameBackEndIsAttachedAgain() {
    let harness = Harness("A[a]")
    harness.table.host.attach(harness.backend)
    harness.table.host.detach()
    harness.table.host.attach(harness.backend)
    #expect(harness.backend.calls == [.reload, .reload])
    #expect(harness.messages == [])
  }

  @Test func f32_IgnoresALateAnswer_OfTheOldBackEnd() {
    let harness = Harness("A[a] B[b]")
    harness.backend.isAnimated = true
    var completed = 0
    harness.show("B[b x] A[a]") { completed += 1 }
    harness.backend.endTurn()
    harness.table.host.detach()
    let second = RecordingBackend(harness.table)
    harness.backend.finishAnimation()
    #expect(completed == 1)
    #expect(second.calls == [.reload])
    harness.show("B[b x y] A[a]") { completed += 1 }
    second.endTurn()
    harness.backend.finishAnimation()
    #expect(completed == 2)
    #expect(second.shownIdentities == [["b", "x", "y"], ["a"]].map { $0.map { Identity($0) } })
    #expect(second.violations == [])
  }

  @Test func commitWhoseBackEndIsDetached_endsWithItsState_beforeANewerOneIsShown() {
    let harness = Harness("A[a] B[b]")
    harness.backend.isAnimated = true
    var states: [String] = []
    let note = { states.append(notation(of: harness.table.snapshot)) }
    harness.show("B[b x] A[a]", completion: note)
    harness.backend.endTurn()
    harness.show("A[c]", completion: note)
    harness.table.host.detach()
    #expect(states == ["B[b x] A[a]", "A[c]"])
  }

  @Test func shows_WhenABackEndIsAttachedInACompletion() {
    let table = Table()
    var backend: RecordingBackend?
    table.show(completion: { backend = RecordingBackend(table) }) { sections("A[a]") }
    #expect(backend?.shownIdentities == [[Identity("a")]])
    table.show { sections("A[b]") }
    backend?.endTurn()
    #expect(backend?.shownIdentities == [[Identity("b")]])
  }

  @Test(arguments: ["reload", "perform", "refresh"])
  func shows_WhenABackEndIsReplacedInACallback(call: String) {
    let table = Table()
    let first = ScriptedBackend()
    let second = ScriptedBackend()
    var completed: [Int] = []
    first.onCall = { if $0 == call { table.host.attach(second) } }
    table.show(completion: { completed.append(1) }) { sections("A[a]") }
    table.host.attach(first)
    table.show(completion: { completed.append(2) }) { sections("A[b]") }
    first.endTurn(of: table)
    second.endTurn(of: table)
    #expect(completed == [1, 2])
    #expect(second.bindings.rows.map(\.identity) == [Identity("b")])
    table.show(completion: { completed.append(3) }) { sections("A[c]") }
    second.endTurn(of: table)
    #expect(completed == [1, 2, 3])
    #expect(second.bindings.rows.map(\.identity) == [Identity("c")])
  }

  @Test func completesNothingTooEarly_WhenABackEndIsReplacedAfterAnAnimation() {
    let table = Table()
    let first = ScriptedBackend()
    let second = ScriptedBackend()
    var completed: [Int] = []
    table.host.attach(first)
    first.isAnimated = true
    table.show(completion: { completed.append(1) }) { sections("A[a]") }
    first.endTurn(of: table)
    first.onCall = { _ in
      table.host.attach(second)
      second.isAnimated = true
      table.show(completion: { completed.append(2) }) { sections("A[b]") }
      second.endTurn(of: table)
    }
    first.finishAnimation()
    #expect(completed == [1])
    second.finishAnimation()
    #expect(completed == [1, 2])
    #expect(second.bindings.rows.map(\.identity) == [Identity("b")])
  }

  @Test(arguments: ["reload", "perform", "refresh"])
  func goesOn_WhenItIsDetachedInACallback(call: String) {
    let table = Table()
    let backend = ScriptedBackend()
    var completed: [Int] = []
    backend.onCall = { if $0 == call { table.host.detach() } }
    table.host.attach(backend)
    table.show(completion: { completed.append(1) }) { sections("A[b]") }
    backend.endTurn(of: table)
    table.show(completion: { completed.append(2) }) { sections("A[c]") }
    #expect(completed == [1, 2])
    #expect(notation(of: table.snapshot) == "A[c]")
  }

  /// A back end that lets a batch wait, and becomes ready or not before the batch goes on.
  private final class WaitingBackend: TableBackend, AnimatingBackend {
    var isReady = true
    var calls: [String] = []
    var goOn: (() -> Void)?

    func waits(before batch: Batch, then action: @escaping () -> Void) -> Bool {
      guard goOn == nil else { return false }
      goOn = action
      return true
    }

    var bindings: Bindings { Bindings() }
    func setNeedsCommit() {}
    func reload(to snapshot: Snapshot) { calls.append("reload \(notation(of: snapshot))") }
    func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void) {
      calls.append("\(batch)")
      done()
    }
    func refresh(_ changes: ContentChanges, to snapshot: Snapshot) { calls.append("refresh") }
    var scrollState = ScrollState()
    func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {}
    func focus(_ path: RowPath?) {}
  }

  @Test(arguments: [true, false])
  func batch_thatWaited_isPerformed_ifTheBackEndIsStillReady(isReady: Bool) {
    let (table, backend) = (Table(), WaitingBackend())
    var completed = 0
    table.show { sections("A[a]") }
    table.host.attach(backend)
    table.host.commit()
    table.show(completion: { completed += 1 }) { sections("A[a b]") }
    table.host.commit()
    #expect(backend.calls == ["reload A[a]"])
    #expect(completed == 0)
    backend.isReady = isReady
    backend.goOn?()
    #expect(backend.calls.dropFirst() == (isReady ? ["iR (0, 1)", "refresh"] : ["reload A[a b]"]))
    #expect(completed == 1)
    #expect(notation(of: table.snapshot) == "A[a b]")
  }

  @Test func f43_LetsGoOfTableAndBackEnd() {
    weak var weakTable: Table?
    weak var weakBackend: RecordingBackend?
    do {
      let table = Table()
      let backend = RecordingBackend(table)
      backend.isAnimated = true
      weakTable = table
      weakBackend = backend
      table.on(Liked.self) { _, _ in .handled }
      table.show { Section("A") { TextRow("a").onTap {} } }
      table.scroll(to: "a")
      backend.endTurn()
      table["A"].append { TextRow("b") }
    }
    #expect(weakTable == nil)
    #expect(weakBackend == nil)
  }

  @Test func keepsEveryPromise_InRandomOrderOfEverything() {
    for seed in 0..<UInt64(300) {
      var random = SeededGenerator(seed: seed)
      let table = Table()
      var backends: [RecordingBackend] = []
      var violations: [Violation] = []
      var submitted = 0
      var completed: [Int] = []
      func submit(_ isNested: Bool = false) {
        submitted += 1
        let number = submitted
        let ids = (0..<6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        let text = ids.map { "\($0)" }.joined(separator: " ")
        table.show(completion: {
          completed.append(number)
          if !isNested, number % 3 == 0 { submit(true) }
        }) { sections(seed % 2 == 0 ? "A[\(text)]" : "A[\(text)] B[x]") }
      }
      for _ in 0..<40 {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: table.host.detach()
        case 1: backends.append(RecordingBackend(table))
        case 2: backends.last?.isAnimated.toggle()
        case 3: backends.last?.isReady.toggle()
        case 4: if !backends.isEmpty { violations += backends.removeFirst().violations }
        case 5: backends.randomElement(using: &random)?.finishAnimation()
        case 6: backends.last?.endTurn()
        default: submit()
        }
      }
      let last = RecordingBackend(table)
      submit()
      while last.needsCommit { last.endTurn() }
      #expect(completed == Array(1...submitted), "seed \(seed)")
      #expect(notation(of: last.snapshot) == notation(of: table.snapshot), "seed \(seed)")
      violations += (backends + [last]).flatMap { $0.violations }
      #expect(violations == [], "seed \(seed)")
    }
  }
}
