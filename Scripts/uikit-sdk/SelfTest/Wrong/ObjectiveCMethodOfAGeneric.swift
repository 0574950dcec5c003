// expect: extensions of generic classes cannot contain '@objc' members
import UIKit

final class Screen<Item>: UIViewController {}

extension Screen {
  @objc func like() {}
}
