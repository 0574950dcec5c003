/// How rows and sections appear and disappear on UIKit and in a browser.
///
/// ```swift
/// table.animations = .fade
/// table.setAnimations(RowAnimations(insertion: .left, removal: .right), ofSection: "inbox")
/// table.nextAnimations = .unanimated  // the next commit only
/// table.setNextAnimations(.left, ofRow: "draft")
/// ```
///
/// Rows that move always move, unless the commit is ``unanimated``. Where the user asks for reduced
/// motion, rows fade and do not move on UIKit, and change at once in a browser. UIKit respects
/// `UIView.areAnimationsEnabled`. A terminal animates no rows.
public struct RowAnimations: Hashable, Sendable {
  /// The animation of rows and sections that are inserted.
  public var insertion: RowAnimation
  /// The animation of rows and sections that are removed.
  public var removal: RowAnimation
  /// The animation of rows that get another cell, because their kind changed or because the app
  /// reloads their section.
  public var replacement: RowAnimation

  /// Creates animations for each kind of change.
  ///
  /// - Parameters:
  ///   - insertion: the animation of rows and sections that are inserted.
  ///   - removal: the animation of rows and sections that are removed.
  ///   - replacement: the animation of rows that get another cell.
  public init(
    insertion: RowAnimation = .automatic, removal: RowAnimation = .automatic,
    replacement: RowAnimation = .none
  ) {
    self.insertion = insertion
    self.removal = removal
    self.replacement = replacement
  }

  /// Uses one animation for rows that are inserted and rows that are removed.
  ///
  /// - Parameter animation: the animation.
  public init(_ animation: RowAnimation) {
    self.init(insertion: animation, removal: animation)
  }

  /// The animations that the surface chooses: in a browser a change of the opacity.
  public static let automatic = RowAnimations(.automatic)
  /// Rows appear and disappear with a change of their opacity.
  public static let fade = RowAnimations(.fade)
  /// Everything is shown at once, also while the commit before is still animated.
  public static let unanimated = RowAnimations(.none)
}

/// How a row appears or disappears.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// The row appears or disappears without an animation.
  case none
  /// The surface chooses the animation: UIKit for each change, a browser a fade.
  case automatic
  /// The opacity of the row changes from or to zero.
  case fade
  /// From or to the left edge.
  case left
  /// From or to the right edge.
  case right
  /// From or to the row above.
  case top
  /// From or to the row below.
  case bottom
}

/// The animations of one commit, by the identities of sections and of single rows.
package struct CommitAnimations: Hashable, Sendable {
  let all: RowAnimations
  let sections: [Identity: RowAnimations]
  let rows: [Identity: RowAnimations]

  /// The animations of a section.
  package func animations(of section: Identity) -> RowAnimations { sections[section] ?? all }

  /// The animations of a row.
  ///
  /// - Parameters:
  ///   - row: the identity of the row, read only if a row has animations of its own.
  ///   - section: the identity of its section.
  package func animations(
    of row: @autoclosure () -> Identity, in section: Identity
  ) -> RowAnimations {
    if !rows.isEmpty, let animations = rows[row()] { return animations }
    return animations(of: section)
  }

  /// Whether nothing in the commit may be animated.
  package var isNone: Bool {
    ([all] + sections.values + rows.values).allSatisfy {
      $0.insertion == .none && $0.removal == .none
    }
  }
}

extension Table {
  /// Sets the animations of a section, which take the place of ``animations`` in it.
  ///
  /// - Parameters:
  ///   - animations: the animations; `nil` for those of the table.
  ///   - section: the identity of the section, which need not exist.
  public func setAnimations(
    _ animations: RowAnimations?, ofSection section: some Hashable & Sendable
  ) {
    sectionAnimations[Identity(section)] = animations
  }

  /// Sets the animations of one row with the next commit only, which take the place of all others
  /// for it.
  ///
  /// ```swift
  /// table.setNextAnimations(.left, ofRow: "draft")
  /// table.row("draft").remove()
  /// ```
  ///
  /// - Parameters:
  ///   - animations: the animations; `nil` for those of the commit, the section or the table.
  ///   - row: the identity of the row, which need not exist.
  public func setNextAnimations(
    _ animations: RowAnimations?, ofRow row: some Hashable & Sendable
  ) {
    nextRowAnimations[Identity(row)] = animations
  }

  /// The animations of the commit that begins or continues now.
  package var commitAnimations: CommitAnimations {
    CommitAnimations(
      all: nextAnimations ?? animations, sections: nextAnimations == nil ? sectionAnimations : [:],
      rows: nextRowAnimations)
  }

  /// The commit that these were for has ended.
  func forgetNextAnimations() {
    nextAnimations = nil
    if !nextRowAnimations.isEmpty { nextRowAnimations = [:] }
  }
}
