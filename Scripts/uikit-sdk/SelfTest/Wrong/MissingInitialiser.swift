// expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UITableViewCell'
import UIKit

final class Cell: UITableViewCell {
  init() { super.init(style: .default, reuseIdentifier: nil) }
}
