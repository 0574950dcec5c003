import Tableware
import TablewareUIKit

/// Three pages of a component framework: rows that edit themselves, a list that is compared, and a feed.
final class ComponentsController: TableController {
  init() { super.init("Components") }

  override func show() {
    table.show {
      Section("pages") {
        link("Text", "Append, insert, remove: nothing is declared again") { TextController() }
        link("List diff", "Twelve lists, each the smallest change") { ListDiffController() }
        link("Feed", "A section for each post, of four kinds of rows") { FeedController() }
      }
    }
  }
}
