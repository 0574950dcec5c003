import Foundation
import Tableware
import TablewareUIKit

/// A controller that owns a table and shows it: what every screen here is.
///
/// Data flows one way. A screen keeps its state, says in ``show()`` what the table shows for it, and calls
/// that again whenever the state changed. What happens in a cell comes back up as an event.
public class TableController: UITableViewController {
  let table = Table()
  // UIKit's references to its data source and delegate are weak: somebody has to hold it.
  private var backend: TableViewBackend?

  init(_ title: String, style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
    self.title = title
    // The table knows what is selected.
    clearsSelectionOnViewWillAppear = false
  }

  /// Screens are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Gives the table its table view, and shows the state for the first time.
  public override func viewDidLoad() {
    super.viewDidLoad()
    backend = TableViewBackend(table, on: tableView)
    show()
  }

  /// Shows the state as it is now. Subclasses call it after each change.
  func show() {}

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }

  /// A row that leads to another controller, which is made when it is wanted.
  func link(
    _ title: String, _ subtitle: String? = nil, to controller: @escaping () -> UIViewController
  ) -> AnyRow {
    LinkedRow(id: title, subtitle: subtitle).onTap { [unowned self] in push(controller()) }
  }
}

/// A row with the arrow of something that leads elsewhere.
struct LinkedRow: Row {
  let id: String
  var subtitle: String?
  var value: String?

  var body: RowContent {
    RowContent(
      title: id, subtitle: subtitle, values: value.map { [$0] } ?? [], accessory: .disclosure)
  }
}
