import Tableware

/// Sections and rows that come at the reader's wish, and go when asked twice.
final class MutablePage: Screen {
  let title = "Mutable"
  let table = Table()
  private var groups: [Group] = []
  private var count = 0
  private var random = SmallRandom(seed: 7)

  private struct Group: Identifiable {
    let id: String
    var items: [Item]
  }

  private struct Item: Identifiable {
    let id: Int
    let title: String
  }

  init() { show() }

  var status: String { Format.count(groups.reduce(0) { $0 + $1.items.count }, "row") }

  var commands: [Command] {
    [Command("a", "add a section") { [unowned self] _ in add() }]
  }

  private func add() {
    let letter = String(UnicodeScalar(UInt8(65 + random.next() % 26)))
    let items = (0..<Int(1 + random.next() % 4)).map { _ in
      count += 1
      return Item(id: count, title: "\(letter) row \(count)")
    }
    if let place = groups.firstIndex(where: { $0.id == letter }) {
      groups[place].items += items
    } else {
      // In the order of the alphabet: the index grows with the sections.
      let place = groups.firstIndex { $0.id > letter } ?? groups.count
      groups.insert(Group(id: letter, items: items), at: place)
    }
    show()
    if let last = items.last { table.scroll(to: last.id) }
  }

  private func remove(_ item: Int) {
    for place in groups.indices { groups[place].items.removeAll { $0.id == item } }
    groups.removeAll { $0.items.isEmpty }
    show()
  }

  private func show() {
    let groups = groups
    table.show {
      if groups.isEmpty {
        Section("empty") { NoticeRow("Nothing yet", detail: "Press a to add a section.") }
      }
      groups.map { group in
        Section(group.id, header: group.id) {
          ForEach(group.items) { [unowned self] item in
            TextRow(RowText(item.title)).swipe(trailing: [
              RowAction("Delete", role: .destructive, asking: "Delete “\(item.title)”?") {
                [weak self] in self?.remove(item.id)
              }
            ])
          }
        }
      }
      .indexed()
    }
  }
}
