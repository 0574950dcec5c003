import Foundation

/// A relation between the edges or sizes of one or two views.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The part of a view that a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The direction of a size.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  let first: [LayoutTerm]
  let second: [LayoutTerm]
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The importance of the constraint. That of an active one must not become required, nor cease to
  /// be required: UIKit throws (A-03).
  open var priority = UILayoutPriority.required {
    didSet {
      if holder != nil, (priority == .required) != (oldValue == .required) {
        RaisedExceptions.raise(
          "A-03",
          "the priority of an active constraint changed between required and optional: "
            + "\(self.text)")
      }
      if priority != oldValue { changed() }
    }
  }
  /// The name of the constraint in warnings.
  open var identifier: String?
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  init(
    _ first: [LayoutTerm], _ relation: Relation, _ second: [LayoutTerm],
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constraint between attributes of two items, or for a constant size of one.
  ///
  /// - Parameters:
  ///   - view1: a view or guide; anything else makes a constraint without effect.
  ///   - view2: a view or guide, or `nil` for a constant size.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    func terms(_ view: Any?, _ attribute: Attribute) -> [LayoutTerm] {
      guard attribute != .notAnAttribute, let item = view as? any LayoutItem else { return [] }
      return [LayoutTerm(item, attribute, 1)]
    }
    self.init(
      terms(view1, attr1), relation, terms(view2, attr2), multiplier: multiplier, constant: c)
  }

  /// The item of the first side.
  open var firstItem: AnyObject? { first.first?.item }
  /// The item of the second side.
  open var secondItem: AnyObject? { second.first?.item }
  /// The attribute of the first side.
  public var firstAttribute: Attribute { first.first?.attribute ?? .notAnAttribute }
  /// The attribute of the second side.
  public var secondAttribute: Attribute { second.first?.attribute ?? .notAnAttribute }

  /// Whether the constraint has an effect: the nearest common superview of its items holds it.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, which is the same as setting ``isActive`` of each.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// `UILabel.leading == UIView.leading + 8`, after the identifier in quotation marks.
  var text: String {
    let relations: [Relation: String] = [.equal: "==", .lessThanOrEqual: "<="]
    var right = second.map(\.description).joined(separator: " - ")
    if multiplier != 1, !right.isEmpty { right += " * \(multiplier)" }
    if right.isEmpty {
      right = "\(constant)"
    } else if constant != 0 {
      right += constant > 0 ? " + \(constant)" : " - \(-constant)"
    }
    let name = identifier.map { "'\($0)' " } ?? ""
    let left = first.map(\.description).joined(separator: " - ")
    let weak = priority == .required ? "" : " @\(Int(priority.rawValue))"
    return "\(name)\(left) \(relations[relation] ?? ">=") \(right)\(weak)"
  }
}
