import Foundation
import Tableware
import TablewareLoading
import TablewareMapping
import TablewareUIKit

/// People by their first letter, with letters at the edge, and a search while the user types.
final class IndexController: TableController, UISearchResultsUpdating {
  private var query = ""

  init() {
    super.init("Index", style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name"
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    show()
  }

  override func show() {
    let people = Person.all.filter {
      query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)
    }
    let groups = Dictionary(grouping: people) { SectionIndex.letter(of: $0.name) ?? "#" }
    table.show {
      if people.isEmpty {
        Section("none") { EmptyRow("No one is called “\(query)”", id: "none") }
      }
      SectionIndex(of: people.map(\.name)).letters.map { letter in
        Section(letter, header: letter) {
          ForEach(groups[letter] ?? []) { PersonRow(person: $0) }
        }
      }
      .indexed()
    }
  }
}
