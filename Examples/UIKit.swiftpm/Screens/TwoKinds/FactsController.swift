import Tableware
import TablewareUIKit

/// The parameters of an event, and a button that closes the page.
final class FactsController: TableController {
  private let facts: [String: String]

  init(_ title: String, _ facts: [String: String]) {
    self.facts = facts
    super.init(title)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }

  override func show() {
    table.show {
      Section("facts", header: "What the event brought") {
        ForEach(facts.keys.sorted(), id: \.self) { [facts] key in
          TextRow(RowText(key), value: facts[key].map { RowValue(RowText($0)) })
        }
      }
    }
  }
}
