import Tableware

/// Three pages of a component framework: rows that remove themselves, a list that is compared, and
/// a feed.
package final class ComponentsScreen: Screen {
  package let context = ScreenContext()
  package let title = "Components"

  package init(_ sources: Gallery.Sources) {}

  package var sections: [Section] {
    Section("components", header: "Components") {
      TextRow("Text", subtitle: "append, insert, remove: each changes one array")
        .disclosing { TextPage() }
      TextRow("List diff", subtitle: "twelve lists, each the smallest change from the last")
        .disclosing { DiffPage() }
      TextRow("Feed", subtitle: "a section for each post, of four kinds of rows")
        .disclosing { FeedPage() }
    }
  }
}

/// Rows that are appended, inserted and removed one by one: each change of an array becomes the
/// batch of insertions and deletions that it needs.
final class TextPage: Screen {
  private struct Group: Identifiable {
    let id: Int
    var rows: [Int]
  }

  let context = ScreenContext()
  let title = "Text"
  var status: String { "\(Format.count(count, "row")) so far" }

  private var groups: [Group] = []
  private var count = 0
  private var random = SmallRandom(seed: 80)

  init() { appendGroups(1, rows: 3) }

  var commands: [Command] {
    [
      Command("a", "append") { self.append(1) },
      Command("t", "ten") { self.append(10) },
      Command("i", "insert") { self.insert(1) },
      Command("m", "insert ten") { self.insert(10) },
      Command("s", "section") { self.appendGroups(1, rows: 3) },
      Command("e", "3 sections") { self.appendGroups(3, rows: 10) },
      Command("x", "remove") { focused in
        if let row = focused?.id(as: Int.self) { self.remove(row) }
      },
    ]
  }

  var sections: [Section] {
    ForEach(groups) { group in
      Section(group.id, header: "Section \(group.id)") {
        ForEach(group.rows, id: \.self) { row in
          TextRow("row \(row)").swipe(trailing: [
            RowAction("delete", role: .destructive) { self.remove(row) }
          ])
        }
      }
    }
  }

  private func makeRows(_ number: Int) -> Range<Int> {
    count += number
    return count - number + 1..<count + 1
  }

  private func append(_ number: Int) { groups[groups.count - 1].rows += makeRows(number) }

  private func insert(_ number: Int) {
    for row in makeRows(number) {
      let group = Int(random.next() % UInt64(groups.count))
      let index = Int(random.next() % UInt64(groups[group].rows.count + 1))
      groups[group].rows.insert(row, at: index)
    }
  }

  private func appendGroups(_ number: Int, rows: Int) {
    for _ in 0..<number {
      groups.append(Group(id: groups.count + 1, rows: Array(makeRows(rows))))
    }
  }

  private func remove(_ row: Int) {
    for index in groups.indices { groups[index].rows.removeAll { $0 == row } }
  }
}

/// Random enough for a demo, and the same on every run.
struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a sequence repeat soon.
    return state >> 33
  }
}
