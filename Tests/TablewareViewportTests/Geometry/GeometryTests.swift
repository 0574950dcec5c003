import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

private func estimate(_ kind: ViewportItem.Kind) -> Int {
  switch kind {
  case .header: 2
  case .row: 1
  case .footer: 3
  }
}

/// A back end that is nothing but a geometry, compared after each batch with one that is built from
/// the new snapshot and given the heights of everything that stays or moves, by identity.
private final class GeometryBackend: TableBackend {
  private enum Part: Hashable {
    case header(Identity)
    case row(Identity)
    case footer(Identity)
  }

  private(set) var snapshot = Snapshot.empty
  private(set) var geometry = Geometry()
  private(set) var differences: [String] = []
  private(set) var batchCount = 0
  var isReady: Bool { true }
  var bindings: Bindings { Bindings() }

  func setNeedsCommit() {}
  func refresh(_ changes: ContentChanges, to new: Snapshot) { snapshot = new }
  var scrollState = ScrollState()
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {}
  func focus(_ path: RowPath?) {}

  func reload(to new: Snapshot) {
    snapshot = new
    geometry = Geometry(new, estimate: estimate)
  }

  func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    batchCount += 1
    let known = heights(staying: BatchMapping(batch))
    geometry.apply(batch, to: new, estimate: estimate)
    snapshot = new
    var rebuilt = Geometry(new, estimate: estimate)
    for index in 0..<rebuilt.itemCount {
      if let height = known[part(rebuilt.item(at: index))] { rebuilt.setHeight(height, at: index) }
    }
    let result = geometry.heights.heights(in: 0..<geometry.itemCount)
    let expected = rebuilt.heights.heights(in: 0..<rebuilt.itemCount)
    if result != expected { differences.append("\(batch): \(result), expected \(expected)") }
    if geometry.outline != rebuilt.outline { differences.append("\(batch): wrong starts") }
    done()
  }

  func measure(using random: inout SeededGenerator) {
    for index in 0..<geometry.itemCount where Bool.random(using: &random) {
      geometry.setHeight(Int.random(in: 0...9, using: &random), at: index)
    }
  }

  private func heights(staying mapping: BatchMapping) -> [Part: Int] {
    let pairs = (0..<geometry.itemCount).compactMap { index -> (Part, Int)? in
      let item = geometry.item(at: index)
      if case .row(let path) = item, mapping.row(path) == nil { return nil }
      if mapping.section(item.section) == nil { return nil }
      return (part(item), geometry.heights[index])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func part(_ item: ViewportItem) -> Part {
    switch item {
    case .header(let section): .header(snapshot.sectionID(at: section))
    case .footer(let section): .footer(snapshot.sectionID(at: section))
    case .row(let path): .row(snapshot.rowID(at: path))
    }
  }
}

struct GeometryTests {
  private func geometry(_ specs: String...) -> Geometry {
    let table = Table()
    table.show {
      for section in specs.map(SampleSection.init) {
        Section(
          section.id, header: section.header.map { SectionHeader(RowText($0)) },
          footer: section.footer.map { RowText($0) }
        ) {
          ForEach(section.rows, id: { $0.id }) { $0 }
        }
      }
    }
    return Geometry(table.snapshot, estimate: estimate)
  }

  @Test func laysOutHeadersRowsAndFooters() {
    let geometry = geometry("A: a b / end", "(B): c", "(C):", "D: / end")
    let heights = geometry.heights.heights(in: 0..<geometry.itemCount)
    #expect(heights == [2, 1, 1, 3, 0, 1, 0, 0, 0, 2, 3])
    #expect((0..<4).map(geometry.outline.items(of:)) == [0..<4, 4..<7, 7..<9, 9..<11])
    #expect(geometry.outline.sectionCount == 4)
  }

  @Test func findsTheItemOfAnIndexAndTheIndexOfAnItem() {
    let geometry = geometry("A: a b", "B:", "C: c")
    let items: [ViewportItem] = [
      .header(0), .row(RowPath(section: 0, row: 0)), .row(RowPath(section: 0, row: 1)), .footer(0),
      .header(1), .footer(1),
      .header(2), .row(RowPath(section: 2, row: 0)), .footer(2),
    ]
    #expect((0..<geometry.itemCount).map(geometry.item) == items)
    #expect(items.map(geometry.index) == Array(0..<geometry.itemCount))
  }

  @Test func isEmpty_WithoutSections() {
    let geometry = geometry()
    #expect(geometry.itemCount == 0)
    #expect(geometry.outline.sectionCount == 0)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func carriesHeightsByIdentity_OverEveryBatch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var sections: [SampleSection] = []
    let table = Table()
    let backend = GeometryBackend()
    table.host.attach(backend)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        sections.change(using: &random, next: &next)
      }
      // Headers stay as they are: what they show is refreshed after the batch.
      table.show {
        for section in sections {
          Section(section.id, header: "\(section.id)", footer: "") {
            ForEach(section.rows, id: { $0.id }) { $0 }
          }
        }
      }
      table.host.commit()
      #expect(backend.differences == [], "seed \(seed), step \(step)")
      #expect(
        backend.geometry.checkInvariants(of: table.snapshot) == nil, "seed \(seed), step \(step)")
      let items = (0..<backend.geometry.itemCount).map(backend.geometry.item)
      #expect(items.map(backend.geometry.index) == Array(items.indices), "seed \(seed)")
      backend.measure(using: &random)
    }
    #expect(backend.batchCount > 30)
  }
}
