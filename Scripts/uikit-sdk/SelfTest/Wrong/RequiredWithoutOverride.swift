// expect: overriding declaration requires an 'override' keyword
import UIKit

// Required in the double, which makes cells of a class; only designated in UIKit.
class Cell: UITableViewCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
