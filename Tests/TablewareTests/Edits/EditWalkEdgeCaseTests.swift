import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Handles, declarations and commits in any order, against a list of lists.
@Suite struct EditWalkEdgeCaseTests {
  fileprivate struct ModelSection {
    var id: String
    var isHidden = false
    var rows: [String]
  }

  fileprivate struct Options {
    var repeatsRows = false
    var repeatsSections = false
    /// So many that sections and rows are found by a directory.
    var hasManySections = false
    var seeds: UInt64 = 400
  }

  @Test func showsWhatAModelSays_WithUniqueIdentities() {
    walk(Options())
  }

  @Test func showsWhatAModelSays_WithRepeatedRows() {
    walk(Options(repeatsRows: true))
  }

  @Test func showsWhatAModelSays_WithRepeatedSections() {
    walk(Options(repeatsRows: false, repeatsSections: true))
  }

  @Test func showsWhatAModelSays_WithRepeatedEverything() {
    walk(Options(repeatsRows: true, repeatsSections: true))
  }

  @Test func showsWhatAModelSays_WithManySections() {
    walk(Options(hasManySections: true, seeds: 8))
  }

  @Test func showsWhatAModelSays_WithManySectionsAndRepeatedEverything() {
    walk(Options(repeatsRows: true, repeatsSections: true, hasManySections: true, seeds: 8))
  }

  private func walk(_ options: Options) {
    for seed in 0..<options.seeds {
      if let failure = walk(seed, options) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  private func walk(_ seed: UInt64, _ options: Options) -> String? {
    var random = SeededGenerator(seed: seed)
    let table = Table()
    var model: [ModelSection] = []
    var backends: [RecordingBackend] = []
    var live: RecordingBackend?
    var completed: [Int] = []
    var submitted = 0
    var fresh = 0
    var pictures: [(Snapshot, String)] = []

    func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func newRow() -> String {
      if options.repeatsRows { return "r\(int(0..<8))" }
      fresh += 1
      return "r\(fresh)"
    }
    func someRow() -> String {
      model.flatMap(\.rows).randomElement(using: &random) ?? "none"
    }
    func newSection() -> String {
      if options.repeatsSections { return "S\(int(0..<3))" }
      fresh += 1
      return "S\(fresh)"
    }
    func find(_ row: String) -> (Int, Int)? {
      for (index, section) in model.enumerated() {
        if let position = section.rows.firstIndex(of: row) { return (index, position) }
      }
      return nil
    }
    func made(_ section: ModelSection) -> Section {
      Section(section.id, isHidden: section.isHidden) {
        ForEach(section.rows, id: \.self) { TextRow(RowText($0)) }
      }
    }
    func text(_ sections: [ModelSection]) -> String {
      sections.filter { !$0.isHidden }.map { "\($0.id)[\($0.rows.joined(separator: " "))]" }
        .joined(separator: " ")
    }
    func check(_ step: Int) -> String? {
      for backend in backends where !backend.violations.isEmpty {
        return "step \(step): violations \(backend.violations)"
      }
      for diagnostic in table.diagnostics.recent {
        if case .illegalBatch = diagnostic { return "step \(step): \(diagnostic)" }
      }
      // In many sections all look-ups together take long.
      if options.hasManySections, step % 12 > 0 { return nil }
      for (snapshot, picture) in pictures {
        if notation(of: snapshot) != picture { return "step \(step): picture \(picture) changed" }
        for section in 0..<snapshot.sectionCount {
          for row in 0..<snapshot.rowCount(in: section) {
            let path = RowPath(section: section, row: row)
            let found = snapshot.path(of: snapshot.rowID(at: path))
            guard let found, found <= path, snapshot.rowID(at: found) == snapshot.rowID(at: path)
            else {
              return
                "step \(step): \(snapshot.rowID(at: path)) of \(picture) at \(String(describing: found))"
            }
          }
        }
      }
      if completed != Array(0..<completed.count) { return "step \(step): completions \(completed)" }
      return nil
    }

    for step in 0..<60 {
      // Many sections are declared at once.
      let declares = options.hasManySections && step == 0
      let sectionIndex = model.isEmpty ? nil : int(0..<model.count)
      let firstOfID = sectionIndex.flatMap { index in model.firstIndex { $0.id == model[index].id }
      }
      switch declares ? 0 : int(0..<20) {
      case 0:
        let count = options.hasManySections ? int(250..<270) : int(0..<4)
        model = (0..<count).map { _ in
          let id = newSection()
          return ModelSection(
            id: id, isHidden: int(0..<4) == 0, rows: (0..<int(0..<5)).map { _ in newRow() })
        }
        let number = submitted
        submitted += 1
        let sections = model.map(made)
        table.show(completion: { completed.append(number) }) { sections }
      case 1, 2:
        guard let index = firstOfID else { break }
        let rows = (0..<int(1..<4)).map { _ in newRow() }
        model[index].rows += rows
        table[model[index].id].append { for row in rows { TextRow(RowText(row)) } }
      case 3, 4:
        guard let index = firstOfID else { break }
        let rows = (0..<int(1..<4)).map { _ in newRow() }
        let position = int(0..<model[index].rows.count + 1)
        model[index].rows.insert(contentsOf: rows, at: position)
        table[model[index].id].insert(at: position) {
          ForEach(rows, id: \.self) { TextRow(RowText($0)) }
        }
      case 5:
        guard let index = firstOfID, int(0..<3) == 0 else { break }
        model[index].rows = []
        table[model[index].id].removeAll()
      case 6:
        let row = someRow()
        guard find(row) != nil else { break }
        table.row(row).update { TextRow("updated") }
      case 7, 8:
        let row = someRow()
        guard let (section, position) = find(row) else { break }
        model[section].rows.remove(at: position)
        table.row(row).remove()
      case 9, 10:
        let row = someRow()
        guard let (section, position) = find(row), let target = firstOfID else { break }
        model[section].rows.remove(at: position)
        let new = int(0..<model[target].rows.count + 1)
        model[target].rows.insert(row, at: new)
        table.row(row).move(to: new, in: model[target].id)
      case 11:
        guard let index = firstOfID else { break }
        model[index].isHidden.toggle()
        table[model[index].id].isHidden.toggle()
      case 12:
        guard let index = firstOfID else { break }
        let section = model.remove(at: index)
        let position = int(0..<model.count + 1)
        model.insert(section, at: position)
        table[section.id].move(to: position)
      case 13:
        guard let index = firstOfID, int(0..<2) == 0 else { break }
        let section = model.remove(at: index)
        table[section.id].remove()
      case 14:
        let section = ModelSection(id: newSection(), rows: (0..<int(0..<4)).map { _ in newRow() })
        let position = int(0..<model.count + 1)
        model.insert(section, at: position)
        table.insert(at: position) { made(section) }
      case 15, 16:
        live?.endTurn()
      case 17:
        live?.finishAnimation()
      case 18:
        switch int(0..<5) {
        case 0:
          let new = RecordingBackend(table)
          new.isAnimated = int(0..<2) == 0
          backends.append(new)
          live = new
        case 1:
          live?.isReady.toggle()
        case 2:
          table.host.detach()
          live = nil
        default: break
        }
      default:
        let number = submitted
        submitted += 1
        let sections = model.map(made)
        table.show(completion: { completed.append(number) }) { sections }
      }
      if live == nil, notation(of: table.snapshot) != text(model) {
        return "step \(step): \(notation(of: table.snapshot)) instead of \(text(model))"
      }
      if int(0..<6) == 0 { pictures.append((table.snapshot, notation(of: table.snapshot))) }
      if pictures.count > 3 { pictures.removeFirst() }
      if let failure = check(step) { return failure }
    }
    for _ in 0..<4 {
      live?.endTurn()
      live?.finishAnimation()
      live?.finishAnimation()
    }
    if notation(of: table.snapshot) != text(model) {
      return "\(notation(of: table.snapshot)) instead of \(text(model))"
    }
    if let live {
      let rows = live.shownIdentities.map { $0.map { $0.value(as: String.self) ?? "?" } }
      if rows != model.filter({ !$0.isHidden }).map(\.rows) { return "cells show \(rows)" }
    }
    if completed != Array(0..<submitted) { return "completions \(completed) of \(submitted)" }
    return check(60)
  }
}
