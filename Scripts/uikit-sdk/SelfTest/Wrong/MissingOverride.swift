// expect: overriding declaration requires an 'override' keyword
import UIKit

final class Cell: UITableViewCell {
  func prepareForReuse() {}
}
