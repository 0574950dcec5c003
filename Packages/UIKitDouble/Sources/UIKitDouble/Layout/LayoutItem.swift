import Foundation

/// A view or guide: what constraints are about.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose tree the item lies: itself, or the owner of a guide.
  var layoutView: UIView? { get }
  /// The name of the item in warnings.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutName: String {
    let name = identifier.isEmpty ? "UILayoutGuide" : identifier
    return "\(owningView?.layoutName ?? "nil").\(name)"
  }
}

/// An attribute of an item in a constraint, added or subtracted.
@MainActor
struct LayoutTerm {
  weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  let sign: Double

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ sign: Double) {
    self.item = item
    self.attribute = attribute
    self.sign = sign
  }

  var negated: LayoutTerm {
    var term = self
    term = LayoutTerm(copying: term, sign: -sign)
    return term
  }

  private init(copying other: LayoutTerm, sign: Double) {
    item = other.item
    attribute = other.attribute
    self.sign = sign
  }

  var description: String { "\(item?.layoutName ?? "nil").\(attribute)" }
}
