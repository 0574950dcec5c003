// expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'
import UIKit

final class Screen: UIViewController {
  init(title: String) { super.init(nibName: nil, bundle: nil) }
}
