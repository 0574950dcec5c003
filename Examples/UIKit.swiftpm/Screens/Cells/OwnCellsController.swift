import Foundation
import Tableware
import TablewareUIKit

/// A table whose cells are those of the app, laid out with constraints.
final class OwnCellsController: UITableViewController {
  private var contacts: [ContactRow]
  private let cards: [NewsRow]
  private let shelves: [CarouselRow]
  private(set) var tapped: [String] = []

  init(contacts: [ContactRow] = [], cards: [NewsRow] = [], shelves: [CarouselRow] = []) {
    self.contacts = contacts
    self.cards = cards
    self.shelves = shelves
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("contacts") { ForEach(contacts, id: \.name) { $0 } }
      .on(Followed.self) { [weak self] _, source in
        guard let self,
          let index = contacts.firstIndex(where: { $0.id == source.id(as: String.self) })
        else { return }
        contacts[index].isFollowed.toggle()
      }
    Section("cards") { ForEach(cards, id: \.title) { $0 } }
    Section("shelves") { ForEach(shelves, id: \.name) { $0 } }
      .on(CoverTapped.self) { [weak self] event, _ in self?.tapped.append(event.title) }
  }
}
