import Tableware
import TablewareLoading
import TablewareMapping

/// Sections and rows that the user adds, and rows that are deleted after a question.
final class MutablePage: Screen {
  private struct Group: Identifiable {
    let id: String
    var items: [Item]
  }

  private struct Item: Identifiable {
    let id: Int
    let title: String
  }

  let context = ScreenContext()
  let title = "Mutable"
  var status: String { Format.count(groups.reduce(0) { $0 + $1.items.count }, "row") }

  /// The sections in alphabetical order, as the index requires.
  private var groups: [Group] = []
  private var count = 0
  private var random = SmallRandom(seed: 7)

  var commands: [Command] {
    [Command("a", "add a section") { self.add() }]
  }

  var sections: [Section] {
    if groups.isEmpty {
      Section("empty") { EmptyRow("Nothing yet", detail: "Press a to add a section.") }
    }
    groups.map { group in
      Section(group.id, header: group.id) {
        ForEach(group.items) { item in
          TextRow(item.title).swipe(trailing: [
            RowAction("Delete", role: .destructive, asking: "Delete “\(item.title)”?") {
              self.remove(item.id)
            }
          ])
        }
      }
    }
    .indexed()
  }

  private func add() {
    let letter = String(UnicodeScalar(UInt8(65 + random.next() % 26)))
    let items = (0..<Int(1 + random.next() % 4)).map { _ in
      count += 1
      return Item(id: count, title: "\(letter) row \(count)")
    }
    if let index = groups.firstIndex(where: { $0.id == letter }) {
      groups[index].items += items
    } else {
      let index = groups.firstIndex { $0.id > letter } ?? groups.count
      groups.insert(Group(id: letter, items: items), at: index)
    }
    if let last = items.last { context.table?.scroll(to: last.id) }
  }

  private func remove(_ item: Int) {
    for index in groups.indices { groups[index].items.removeAll { $0.id == item } }
    groups.removeAll { $0.items.isEmpty }
  }
}
