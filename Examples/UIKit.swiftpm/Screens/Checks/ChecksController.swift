import Tableware
import TablewareUIKit

/// The screens that `Documentation/on-a-device.md` needs and no other example has. The titles
/// of those for numbered checks begin with the numbers.
final class ChecksController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Checks"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("checks", footer: "Documentation/on-a-device.md has what must be seen.") {
      TextRow("2 Steppers", subtitle: "Ranges from 100, and of one number")
        .disclosing { StepperCheck() }
      TextRow("5 Long press", subtitle: "A handler beside that of a tap")
        .disclosing { PressCheck() }
      TextRow("6 Tree", subtitle: "Four levels in a table view controller")
        .disclosing { TreeCheck() }
      TextRow("7 Headers", subtitle: "They appear, grow and disappear")
        .disclosing { HeaderCheck() }
      TextRow("8 Drag", subtitle: "Rows are added each second").disclosing { DragCheck() }
      TextRow("9 Above", subtitle: "Rows are inserted above each second")
        .disclosing { FeedCheck(step: 3, count: 200) }
      TextRow("10 Large text", subtitle: "Controls beside a long title")
        .disclosing { LargeTextCheck() }
      TextRow("12 Many rows", subtitle: "10,000, and one more each second")
        .disclosing { FeedCheck(step: 1, count: 10_000) }
      TextRow("Selection", subtitle: "Commands for selected rows in a toolbar")
        .disclosing { SelectionCheck() }
    }
  }
}
