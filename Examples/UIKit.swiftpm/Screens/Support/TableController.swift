import Tableware
import TablewareUIKit

/// A controller that owns a table and shows it: the base class of every screen here.
///
/// Data flows in one direction. A screen keeps its state, declares in ``show()`` what the table
/// shows for it, and calls that again whenever the state changed. Actions in a cell are passed up
/// as events. Showing an unchanged state has no effect.
public class TableController: UITableViewController {
  let table = Table()

  init(_ title: String, style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
    self.title = title
    // The table keeps the selection.
    clearsSelectionOnViewWillAppear = false
  }

  /// Unavailable: screens are created in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Attaches the table to its table view, which shows it from then on.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(table)
  }

  /// Shows the state: for the first time, or after a page above changed it.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
  }

  /// Shows the current state. Subclasses call it after each change.
  func show() {}

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}
