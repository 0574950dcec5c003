#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// How rows and sections appear and disappear in a table view.
///
/// ```swift
/// let backend = tableView.show(table)
/// backend.animations = .fade
/// backend.setAnimations(RowAnimations(insertion: .left, removal: .right), ofSection: "inbox")
/// backend.nextAnimations = .unanimated  // the next commit only
/// ```
///
/// Rows that move always move, unless the commit is ``unanimated``. Where the user asks
/// for reduced motion, rows fade and do not move. `UIView.areAnimationsEnabled` is respected.
public struct RowAnimations: Hashable, Sendable {
  /// The animation of rows and sections that are inserted.
  public var insertion: RowAnimation
  /// The animation of rows and sections that are removed.
  public var removal: RowAnimation
  /// The animation of rows that get another cell, because their kind changed.
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

  /// The animations that UIKit chooses.
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
  /// UIKit chooses the animation for the change.
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

  /// The animation of UIKit, or a fade where the user asks for reduced motion.
  @MainActor
  var style: UITableView.RowAnimation {
    if self != .none, UIAccessibility.isReduceMotionEnabled { return .fade }
    return switch self {
    case .none: .none
    case .automatic: .automatic
    case .fade: .fade
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }
}

/// The animations of one commit, by the identities of sections.
struct CommitAnimations {
  let all: RowAnimations
  let sections: [Identity: RowAnimations]

  /// The animations of a section.
  func animations(of section: Identity) -> RowAnimations { sections[section] ?? all }

  /// Whether nothing in the commit may be animated.
  var isNone: Bool {
    ([all] + sections.values).allSatisfy { $0.insertion == .none && $0.removal == .none }
  }
}

extension TableViewBackend {
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

  /// The animations of the commit that begins or continues now.
  var commitAnimations: CommitAnimations {
    if let nextAnimations { return CommitAnimations(all: nextAnimations, sections: [:]) }
    return CommitAnimations(all: animations, sections: sectionAnimations)
  }

  /// Applies a batch with the methods of UIKit, inside `performBatchUpdates`.
  func apply(
    _ batch: Batch, to tableView: UITableView, from old: Snapshot, _ chosen: CommitAnimations
  ) {
    let new = snapshot
    let removed = { chosen.animations(of: old.sectionID(at: $0)).removal.style }
    let inserted = { chosen.animations(of: new.sectionID(at: $0)).insertion.style }
    for (style, sections) in batch.deletedSections.grouped(by: removed) {
      tableView.deleteSections(IndexSet(sections), with: style)
    }
    for (style, sections) in batch.insertedSections.grouped(by: inserted) {
      tableView.insertSections(IndexSet(sections), with: style)
    }
    for move in batch.movedSections {
      tableView.moveSection(move.source, toSection: move.destination)
    }
    for (style, rows) in batch.deletedRows.grouped(by: { removed($0.section) }) {
      tableView.deleteRows(at: rows.map(IndexPath.init), with: style)
    }
    for (style, rows) in batch.insertedRows.grouped(by: { inserted($0.section) }) {
      tableView.insertRows(at: rows.map(IndexPath.init), with: style)
    }
    for move in batch.movedRows {
      tableView.moveRow(at: IndexPath(move.source), to: IndexPath(move.destination))
    }
  }

  /// Whether a batch must not be animated.
  func isUnanimated(_ batch: Batch, _ chosen: CommitAnimations) -> Bool {
    let hasMoves = !batch.movedRows.isEmpty || !batch.movedSections.isEmpty
    return chosen.isNone || !UIView.areAnimationsEnabled
      || hasMoves && UIAccessibility.isReduceMotionEnabled
  }
}

extension Array {
  /// The elements by their animations, each in its order.
  fileprivate func grouped(
    by style: (Element) -> UITableView.RowAnimation
  ) -> [(UITableView.RowAnimation, [Element])] {
    Dictionary(grouping: self, by: style).sorted { $0.key.rawValue < $1.key.rawValue }
  }
}
#endif
