import Tableware
import TablewareUIKit

/// Three pages of a component framework: rows that edit themselves, a list that is compared, and a
/// feed.
final class ComponentsController: TableController {
  init() { super.init("Components") }

  override func show() {
    table.show {
      Section("pages") {
        TextRow("Text", subtitle: "Append, insert, remove: nothing is declared again").disclosing {
          TextController()
        }
        TextRow("List diff", subtitle: "Twelve lists, each the smallest change").disclosing {
          ListDiffController()
        }
        TextRow("Feed", subtitle: "A section for each post, of four kinds of rows").disclosing {
          FeedController()
        }
      }
    }
  }
}
