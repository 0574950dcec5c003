import Foundation

/// An edge, a center, a baseline or a size of a view or guide, to make constraints with.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let terms: [LayoutTerm]

  init(_ terms: [LayoutTerm]) { self.terms = terms }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init([LayoutTerm(item, attribute, 1)])
  }

  /// A constraint for the same position.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .equal, anchor.terms)
  }
  /// A constraint for a position that is not before another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint(terms, .greaterThanOrEqual, anchor.terms) }
  /// A constraint for a position that is not behind another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { NSLayoutConstraint(terms, .lessThanOrEqual, anchor.terms) }

  /// A constraint for a position at a distance, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(terms, .equal, anchor.terms, constant: c) }
  /// A constraint for a position at a distance or more, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .greaterThanOrEqual, anchor.terms, constant: c)
  }
  /// A constraint for a position at a distance or less, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .lessThanOrEqual, anchor.terms, constant: c)
  }
}

/// A vertical edge, or the center between the two.
@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another anchor, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.terms + terms.map(\.negated))
  }
  /// A constraint for a distance in the spacing of the system: 8 points in the double.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// A constraint for a distance of at least the spacing of the system.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A horizontal edge, the center between the two, or a baseline.
@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another anchor, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.terms + terms.map(\.negated))
  }
  /// A constraint for a distance in the spacing of the system: 8 points in the double.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }
  /// A constraint for a distance of at least the spacing of the system.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

/// A width or height.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint for a size in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .equal, [], constant: c)
  }
  /// A constraint for the smallest size in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .greaterThanOrEqual, [], constant: c)
  }
  /// A constraint for the largest size in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .lessThanOrEqual, [], constant: c)
  }

  /// A constraint for a size that is a multiple of another one, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .equal, anchor.terms, multiplier: m, constant: c)
  }
  /// A constraint for a size of at least a multiple of another one, plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .greaterThanOrEqual, anchor.terms, multiplier: m, constant: c)
  }
  /// A constraint for a size of at most a multiple of another one, plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(terms, .lessThanOrEqual, anchor.terms, multiplier: m, constant: c)
  }
}
