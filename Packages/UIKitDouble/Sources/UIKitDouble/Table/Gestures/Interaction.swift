import Foundation

/// The interaction of the user that has not ended.
@MainActor
struct Interaction {
  struct Swipe {
    var path: IndexPath
    var actions: [UIContextualAction]
    /// Whether the row went.
    var isRowGone = false
  }

  struct Menu {
    let configuration: UIContextMenuConfiguration
    let menu: UIMenu?
    let preview: UIViewController?
  }

  /// The menu that is open.
  var menu: Menu?
  /// The row that has the focus.
  var focus: IndexPath?
  var isReordering = false
  /// A row that was dragged moves to its place.
  var isDropping = false
  /// The row that is swiped open.
  var swipe: Swipe?
  /// The handler of a swipe action runs: what it does to its row is right.
  var isActing = false
  /// `commit` runs.
  var isCommitting = false

  /// Whether a reload would destroy something (B-60).
  var isBusy: Bool { isReordering || isDropping || (swipe != nil && !isActing && !isCommitting) }
  var description: String {
    isReordering || isDropping ? "a row is dragged" : "a row is swiped open"
  }
}
