// expect: must be unwrapped
import UIKit

// The double's methods all exist; these may not.
@MainActor
func tell(_ delegate: any UITableViewDelegate, _ scrollView: UIScrollView) {
  delegate.scrollViewDidScroll(scrollView)
}
