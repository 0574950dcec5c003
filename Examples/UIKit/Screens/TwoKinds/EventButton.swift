import Tableware
import TablewareUIKit

/// A button that raises an event from the row in whose cell it lies, however deep: no cell, no row and no
/// controller has to be handed to it.
final class EventButton: UIView {
  private var raise: () -> Void = {}
  private lazy var button = {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.raise() }, for: .touchUpInside)
    addSubview(button)
    return button
  }()

  /// Shows a title, and what a tap raises.
  func show(_ title: String, raising event: some Event) {
    button.setTitle(title, for: .normal)
    button.sizeToFit()
    frame.size = button.frame.size
    raise = { [weak self] in self?.enclosingCell?.raise(event) }
  }
}

extension UIResponder {
  /// The cell in which this lies: found on the way that events take, up the responder chain.
  var enclosingCell: UITableViewCell? {
    (self as? UITableViewCell) ?? next?.enclosingCell
  }
}
