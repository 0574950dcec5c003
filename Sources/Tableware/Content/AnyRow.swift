import Observation

/// A row together with what it does: the value that builders collect.
///
/// The three concerns stay apart: `kind` decides the reuse pool, `content` is compared, `behaviors`
/// are neither compared nor hashed and are replaced at every show.
public struct AnyRow: Row {
  /// The row as the app wrote it, for back ends that show it with a cell of their own.
  public let base: any Row
  /// The closures attached to it.
  package var behaviors: Behaviors
  /// Whether the row is selected in the snapshot that it was taken from.
  package internal(set) var isSelected = false
  /// Hears when something changed that the content has read.
  var observer: (@Sendable () -> Void)?
  /// How the row is laid out, as a modifier says.
  var style = RowStyle()
  /// Where the row stands in a tree, if it came from one.
  var treePosition: TreePosition?
  private var ownIdentity: Identity?

  /// A row with the behaviors that it brings along, if it is an ``InteractiveRow``.
  ///
  /// A row that is an `AnyRow` already stays as it is.
  public init<Base: Row>(_ base: Base) {
    if Base.self == AnyRow.self, let row = base as? AnyRow {
      self = row
      return
    }
    self.base = base
    behaviors = Behaviors()
    guard let row = base as? any InteractiveRow else { return }
    behaviors.handlers = row.handlers
    behaviors.isEnabled = row.isEnabled
    behaviors.isSelectable = false
  }

  /// A row under another identity than its own.
  init(_ base: some Row, identity: Identity) {
    self.init(base)
    ownIdentity = identity
  }

  /// The identity of the row, as ``Row`` requires it.
  public var id: Identity { identity }

  /// The content as the app wrote it, without the state and the behaviors of the row.
  public var body: RowContent { base.body }

  /// Which thing the row shows.
  public var identity: Identity { ownIdentity ?? base.identity }

  /// Which cell shows it.
  package var kind: RowKind { RowKind(of: base) }

  /// What it shows.
  public var content: RowContent {
    var content =
      if let observer {
        withObservationTracking({ base.body }, onChange: observer)
      } else {
        base.body
      }
    content.isSelected = content.isSelected || isSelected
    content.style = style.over(content.style)
    content.isEnabled = content.isEnabled && behaviors.isEnabled
    if let treePosition {
      content.level += treePosition.level
      content.expansion = treePosition.expansion ?? content.expansion
    }
    // What a tap does takes the place of the mark, which is then shown as a selection is.
    if content.accessory == .checkmark, behaviors.isDisclosing || behaviors.hasDetail {
      content.isSelected = true
    }
    switch (behaviors.isDisclosing, behaviors.hasDetail) {
    case (true, true): content.accessory = .detailDisclosure
    case (true, false): content.accessory = .disclosure
    case (false, true): content.accessory = .detail
    case (false, false): break
    }
    return content
  }

  /// Whether the row answers.
  package var isEnabled: Bool { behaviors.isEnabled }
}

extension Row {
  fileprivate var identity: Identity { Identity(id) }
}

extension AnyRow {
  /// Whether the reader may move the row.
  package var isMovable: Bool { isEnabled && behaviors.isMovable }

  /// Whether anything can be done with the row apart from tapping it.
  package var hasActions: Bool {
    behaviors.isMovable
      || !(behaviors.leadingActions.isEmpty && behaviors.menuActions.isEmpty
        && behaviors.trailingActions.isEmpty)
  }
}
