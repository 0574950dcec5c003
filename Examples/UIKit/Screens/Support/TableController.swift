import Tableware
import TablewareUIKit

/// A controller that owns a table and shows it: what every screen here is.
///
/// Data flows one way. A screen keeps its state, says in ``show()`` what the table shows for it,
/// and calls that again whenever the state changed. What happens in a cell comes back up as an
/// event. Nothing is lost by showing what is shown already.
public class TableController: UITableViewController {
  let table = Table()

  init(_ title: String, style: UITableView.Style = .insetGrouped) {
    super.init(style: style)
    self.title = title
    // The table knows what is selected.
    clearsSelectionOnViewWillAppear = false
  }

  /// Screens are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Gives the table its table view, which shows it from then on.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(table)
  }

  /// Shows the state: for the first time, or as a page above may have left it.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show()
  }

  /// Shows the state as it is now. Subclasses call it after each change.
  func show() {}

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: true)
  }
}
