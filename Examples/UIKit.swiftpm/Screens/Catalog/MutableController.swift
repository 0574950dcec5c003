import Tableware
import TablewareLoading
import TablewareMapping
import TablewareUIKit

/// Sections and rows that a button inserts, and that a swipe removes once the user has confirmed
/// it.
final class MutableController: TableController {
  private struct Group: Identifiable {
    let id: String
    var members: [String]
  }

  private var groups: [Group] = []
  private var count = 0

  init() {
    super.init("Mutable")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
  }

  override func show() {
    table.show {
      if groups.isEmpty {
        Section("empty") { EmptyRow("Nothing yet", detail: "Add a section with the button.") }
      }
      groups.map { group in
        Section(group.id, header: group.id) {
          ForEach(group.members, id: \.self) { [unowned self] member in
            TextRow(RowText(member)).deletable(asking: "Delete “\(member)”?") { [unowned self] in
              remove(member)
            }
          }
        }
      }
      .indexed()
    }
  }

  /// Every third letter, around the alphabet: sections are inserted between others.
  private func add() {
    count += 1
    let letter = String(UnicodeScalar(UInt8(65 + count * 3 % 26)))
    let members = ["\(letter)\(count)", "\(letter)\(count)b"]
    if let position = groups.firstIndex(where: { $0.id == letter }) {
      groups[position].members += members
    } else {
      let position = groups.firstIndex { $0.id > letter } ?? groups.count
      groups.insert(Group(id: letter, members: members), at: position)
    }
    show()
    table.scroll(to: members[0])
  }

  private func remove(_ member: String) {
    for position in groups.indices { groups[position].members.removeAll { $0 == member } }
    groups.removeAll(where: \.members.isEmpty)
    show()
  }
}
