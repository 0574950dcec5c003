import Tableware

/// Three pages of a component framework: rows that edit themselves, a list that is compared, and a feed.
package final class ComponentsScreen: Screen {
  package let title = "Components"
  package let table = Table()

  package init(_ sources: Gallery.Sources) {
    table.show {
      Section("components", header: "Components") {
        TextRow("Text", subtitle: "append, insert, remove: no list is declared again")
          .disclosing { TextPage() }
        TextRow("List diff", subtitle: "twelve lists, each the smallest change from the last")
          .disclosing { DiffPage() }
        TextRow("Feed", subtitle: "a section for each post, of four kinds of rows")
          .disclosing { FeedPage() }
      }
    }
  }
}

/// Rows that come and go one by one; nobody keeps a list of them.
final class TextPage: Screen {
  let title = "Text"
  let table = Table()
  private var count = 0
  private var sectionCount = 0
  private var random = SmallRandom(seed: 80)

  init() {
    table.show {}
    appendSections(1, rows: 3)
  }

  var status: String { "\(Format.count(count, "row")) so far" }

  var commands: [Command] {
    [
      Command("a", "append") { [unowned self] _ in append(1) },
      Command("t", "ten") { [unowned self] _ in append(10) },
      Command("i", "insert") { [unowned self] _ in insert(1) },
      Command("m", "insert ten") { [unowned self] _ in insert(10) },
      Command("s", "section") { [unowned self] _ in appendSections(1, rows: 3) },
      Command("e", "3 sections") { [unowned self] _ in appendSections(3, rows: 10) },
      Command("x", "remove") { source in source?.handle?.remove() },
    ]
  }

  private func rows(_ number: Int) -> [AnyRow] {
    (0..<number).map { _ in
      count += 1
      return TextRow("row \(count)").swipe(trailing: [
        // The row needs no list and no index to take itself away.
        RowAction("delete", role: .destructive) { source in source.handle?.remove() }
      ])
    }
  }

  private func append(_ number: Int) {
    table[sectionCount].append { rows(number) }
  }

  private func insert(_ number: Int) {
    for row in rows(number) {
      let section = table[1 + Int(random.next() % UInt64(sectionCount))]
      section.insert(at: Int(random.next() % UInt64(section.rowCount + 1))) { row }
    }
  }

  private func appendSections(_ number: Int, rows count: Int) {
    for _ in 0..<number {
      sectionCount += 1
      table.append {
        Section(sectionCount, header: "Section \(sectionCount)") { rows(count) }
      }
    }
  }
}

/// Random enough for a demo, and the same each time.
struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a sequence repeat soon.
    return state >> 33
  }
}
