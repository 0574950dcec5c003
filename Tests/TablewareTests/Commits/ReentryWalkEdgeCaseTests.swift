import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Completions and handlers that show, edit, commit, attach, detach and take hold of rows, in any
/// order.
@Suite struct ReentryWalkEdgeCaseTests {
  fileprivate final class Walk {
    var random: SeededGenerator
    let table = Table()
    var backends: [RecordingBackend] = []
    var live: RecordingBackend?
    var submitted = 0
    var completed: [Int] = []
    var newest: [String] = []
    var depth = 0
    var lives = 0

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      table.on(Liked.self) { [unowned self] _, _ in
        step()
        step()
      }
      table.on(RowMove.self) { [unowned self] _, _ -> EventResponse in
        step()
        return .handled
      }
    }

    func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    func show() {
      let number = submitted
      submitted += 1
      let rows = Array("abcdef".shuffled(using: &random).prefix(int(0..<6))).map { String($0) }
      newest = rows
      table.show(completion: { [unowned self] in
        completed.append(number)
        if int(0..<3) == 0 { step() }
      }) {
        Section("A") { for row in rows { TextRow(RowText(row)).movable() } }
      }
    }

    func step() {
      guard depth < 4 else { return }
      depth += 1
      defer { depth -= 1 }
      switch int(0..<14) {
      case 0, 1, 2: show()
      case 3: live?.endTurn()
      case 4: table.host.commit()
      case 5: live?.finishAnimation()
      case 6:
        guard int(0..<3) == 0 else { break }
        lives += 1
        let life = lives
        let backend = RecordingBackend(table)
        backend.isAnimated = int(0..<2) == 0
        backends.append(backend)
        // A completion that ran meanwhile may have attached another one.
        if life == lives { live = backend }
      case 7:
        guard int(0..<3) == 0 else { break }
        lives += 1
        live = nil
        table.host.detach()
      case 8: live?.isReady.toggle()
      case 9:
        guard let row = newest.randomElement(using: &random) else { break }
        newest.removeAll { $0 == row }
        table.row(row).remove()
      case 10:
        let row = String(int(100..<1_000))
        guard !newest.contains(row), table["A"].exists else { break }
        newest.append(row)
        table["A"].append { TextRow(RowText(row)).movable() }
      case 11:
        guard let row = newest.randomElement(using: &random) else { break }
        _ = table.host.beginMoving(row)
      case 12:
        table.host.endMoving(at: int(0..<2) == 0 ? nil : RowPath(section: 0, row: int(0..<4)))
      default:
        guard let row = newest.randomElement(using: &random) else { break }
        table.deliver(Liked(), from: row)
      }
    }

    func settle() {
      depth = 4
      table.host.endMoving(at: nil)
      for _ in 0..<8 {
        live?.endTurn()
        live?.finishAnimation()
      }
    }
  }

  @Test func completesEachOnceInOrder_AndShowsTheNewest() {
    for seed in 0..<UInt64(1_500) {
      let walk = Walk(seed: seed)
      for _ in 0..<40 { walk.step() }
      walk.settle()
      var problems: [String] = []
      if walk.completed.sorted() != Array(0..<walk.submitted) {
        problems.append("completed \(walk.completed) of \(walk.submitted)")
      }
      if walk.completed != walk.completed.sorted() { problems.append("order \(walk.completed)") }
      let shown = notation(of: walk.table.snapshot)
      if walk.submitted > 0, shown != "A[\(walk.newest.joined(separator: " "))]" {
        problems.append("\(shown) instead of \(walk.newest)")
      }
      for backend in walk.backends where !backend.violations.isEmpty {
        problems.append("\(backend.violations)")
      }
      for case .illegalBatch(let violations, _, _) in walk.table.diagnostics.recent {
        problems.append("\(violations)")
      }
      if !problems.isEmpty {
        Issue.record("seed \(seed): \(problems.joined(separator: "; "))")
        return
      }
    }
  }
}
