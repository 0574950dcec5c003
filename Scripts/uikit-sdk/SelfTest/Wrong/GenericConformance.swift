// expect: extensions of generic classes cannot contain '@objc' members
import UIKit

final class Source<Element>: NSObject {}

extension Source: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
