// expect: overriding declaration requires an 'override' keyword
import UIKit

final class Screen: UITableViewController {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
