import TablewareTesting
import Testing

@testable import Tableware

/// Sections that show something else than their rows, beside edits of other sections.
@Suite struct SectionFormsTests {
  private func draft(_ sections: [Section]) -> Draft {
    var draft = Draft()
    draft.declare(sections)
    _ = draft.take()
    return draft
  }

  private func rows(_ snapshot: Snapshot) -> [[Identity]] {
    (0..<snapshot.sectionCount).map { section in
      (0..<snapshot.rowCount(in: section)).map { row in
        snapshot.rowID(at: RowPath(section: section, row: row))
      }
    }
  }

  @Test func edit_besideACollapsedSection_isKnown() {
    var draft = draft([
      Section("A", header: "A") { TextRow("a") }.collapsible(true),
      Section("B") {
        TextRow("b")
        TextRow("c")
      },
    ])
    #expect(draft.editRow("b") { $0.remove("b") })
    var (snapshot, edits) = draft.take()
    #expect(rows(snapshot) == [[], ["c"]])
    #expect(edits != nil)
    // What replaces rows is no edit of rows.
    #expect(draft.editRow("a") { $0.remove("a") })
    (snapshot, edits) = draft.take()
    #expect(rows(snapshot) == [[], ["c"]])
    #expect(edits == nil)
    _ = draft.take()
    #expect(draft.editRow("c") { $0.remove("c") })
    (snapshot, edits) = draft.take()
    #expect(rows(snapshot) == [[], []])
    #expect(edits != nil)
  }

  @Test func filter_isCalledAtEachCommit() throws {
    final class Shown { var rows: Set<Identity> = ["a"] }
    let shown = Shown()
    var draft = draft([
      Section("A") {
        TextRow("a")
        TextRow("b")
      }.filtered { shown.rows.contains($0) },
      Section("B") { TextRow("c") },
    ])
    shown.rows = ["b"]
    let (snapshot, edits) = draft.take()
    #expect(rows(snapshot) == [["b"], ["c"]])
    #expect(edits == nil)
  }

  @Test func textOfAnEmptySection_isFoundAmongManySections() throws {
    var draft = draft(
      (0..<400).map { number in
        Section(number) { TextRow("\(number)") }.emptyText("Nothing.")
      })
    #expect(draft.editRow("300") { $0.remove("300") })
    let snapshot = draft.take().snapshot
    let text = snapshot.rowID(at: RowPath(section: 300, row: 0))
    #expect(snapshot.path(of: text) == RowPath(section: 300, row: 0))
    #expect(snapshot.path(of: "300") == nil)
    #expect(snapshot.path(of: "301") == RowPath(section: 301, row: 0))
  }

  private struct Model {
    let id: Int
    var rows: [String]
    var isCollapsed = false
    var hidden: Set<String> = []

    var shown: [String] {
      let visible = rows.filter { !hidden.contains($0) }
      return isCollapsed ? [] : visible.isEmpty ? ["none"] : visible
    }
  }

  /// Few sections are searched one by one, and many by a directory.
  @Test(arguments: [(3, 1), (3, 2), (3, 3), (300, 4), (300, 5), (300, 6)] as [(Int, UInt64)])
  func randomEdits_leadToWhatADeclarationShows(_ count: Int, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table()
    let backend = RecordingBackend(table)
    var models = (0..<count).map { Model(id: $0, rows: ["\($0)a", "\($0)b"]) }
    var next = count
    func section(_ model: Model) -> Section {
      Section(model.id, header: "\(model.id)") {
        for row in model.rows { TextRow(RowText(row)) }
      }.collapsible().emptyText("none")
    }
    table.show { for model in models { section(model) } }
    backend.endTurn()
    for step in 0..<200 {
      let index = Int.random(in: 0..<models.count, using: &random)
      let handle = table[models[index].id]
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        models[index].isCollapsed.toggle()
        handle.isCollapsed = models[index].isCollapsed
      case 1:
        next += 1
        models[index].rows.append("r\(next)")
        handle.append { TextRow(RowText("r\(next)")) }
      case 2:
        if let first = models[index].rows.first {
          models[index].rows.removeFirst()
          models[index].hidden.remove(first)
          table.row(first).isHidden = false
          table.row(first).remove()
        }
      case 3:
        if let row = models[index].rows.last {
          let isHidden = models[index].hidden.insert(row).inserted
          if !isHidden { models[index].hidden.remove(row) }
          table.row(row).isHidden = isHidden
        }
      case 4 where models.count > 2:
        handle.remove()
        models.remove(at: index)
      case 5:
        next += 1
        let model = Model(id: next, rows: next.isMultiple(of: 2) ? ["n\(next)"] : [])
        table.insert(at: index) { section(model) }
        models.insert(model, at: index)
      case 6:
        let target = Int.random(in: 0..<models.count, using: &random)
        handle.move(to: target)
        models.insert(models.remove(at: index), at: target)
      default:
        backend.endTurn()
      }
      guard step % 4 == 0 else { continue }
      backend.endTurn()
      let shown = backend.shownContents.map { $0.map(\.title.string) }
      #expect(shown == models.map(\.shown), "seed \(seed), step \(step)")
      let snapshot = table.snapshot
      for (number, model) in models.enumerated() where number % 7 == step % 7 {
        for row in model.rows {
          let position = model.shown.firstIndex(of: row)
          #expect(
            snapshot.path(of: Identity(row))
              == position.map { RowPath(section: number, row: $0) },
            "seed \(seed), step \(step), row \(row)")
        }
      }
    }
    #expect(backend.violations == [], "seed \(seed)")
    #expect(table.diagnostics.recent.map(\.description) == [], "seed \(seed)")
  }
}
