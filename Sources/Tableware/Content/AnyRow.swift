import Observation

/// A row of any type with its behaviors: the value that builders collect.
///
/// The three parts are separate: `kind` determines the reuse pool, `content` is compared,
/// `behaviors` are neither compared nor hashed and are replaced each time the table is shown.
public struct AnyRow: Row {
  /// The row as the app wrote it, for back ends that show it in a cell of their own.
  public let base: any Row
  /// The closures that are attached to the row.
  package var behaviors: Behaviors
  /// Whether the row is selected in its snapshot.
  package internal(set) var isSelected = false
  /// Called when a value changed that the content has read.
  var observer: (@Sendable () -> Void)?
  /// Whether the row is a header or footer; `nil` for every other row.
  package internal(set) var part: SectionPart.Role?
  private var ownIdentity: Identity?
  /// The model that the row was created from.
  private(set) var source: Model?
  private var extras = Indirect<Extras>()

  /// The parts that few rows have.
  private struct Extras: Omittable {
    var style = RowStyle()
    var treePosition: TreePosition?
    var typedText: String?
  }

  /// A model of any type. It is a reference, so that a row without one is no larger.
  final class Model {
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// Creates a row of any type, with its own behaviors if it is an ``InteractiveRow``.
  ///
  /// A row that is an `AnyRow` already stays unchanged.
  ///
  /// - Parameter base: the row as the app wrote it.
  public init<Base: Row>(_ base: consuming Base) {
    if Base.self == AnyRow.self, let row = copy base as? AnyRow {
      self = row
      return
    }
    self.base = consume base
    behaviors = Behaviors()
    // The type is compared first, because a cast copies the whole row.
    guard InteractiveRows.contain(Base.self), let row = self.base as? any InteractiveRow else {
      return
    }
    behaviors.handlers = row.handlers
    behaviors.isEnabled = row.isEnabled
    behaviors.isSelectable = false
    if let actions = (row as? any StandardRow)?.parts.actions, !actions.isEmpty {
      behaviors.menuActions = actions
    }
  }

  /// Creates a row with another identity than its own.
  init(_ base: some Row, identity: Identity) {
    self.init(base)
    ownIdentity = identity
  }

  /// Returns the row with another identity. It copies less than ``Row/id(_:)``.
  consuming func identified(as identity: Identity) -> AnyRow {
    ownIdentity = identity
    return self
  }

  /// The identity of the row, as ``Row`` requires it.
  public var id: Identity { identity }

  /// The content as the app wrote it, without the state and the behaviors of the row.
  public var body: RowContent { base.body }

  /// The identity of the row in the table.
  public var identity: Identity { ownIdentity ?? base.identity }

  /// The variant of the cell, as the app declared it.
  public var cellVariant: String? { base.cellVariant }

  /// The kind of cell that shows the row.
  package var kind: RowKind { RowKind(of: base) }

  /// The content of the row, with its state and behaviors.
  public var content: RowContent {
    var content =
      if let observer {
        withObservationTracking({ base.body }, onChange: observer)
      } else {
        base.body
      }
    content.isSelected = content.isSelected || isSelected
    if let typedText, case .text(var input) = content.control {
      input.text = typedText
      content.control = .text(input)
    }
    if let style = extras.stored?.style { content.style = style.over(content.style) }
    content.isEnabled = content.isEnabled && behaviors.isEnabled
    if let treePosition {
      content.level += treePosition.level
      content.expansion = treePosition.expansion ?? content.expansion
    }
    // The effect of a tap has precedence over the checkmark, which is then shown as a selection.
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

  /// Whether the row responds to the user.
  package var isEnabled: Bool { behaviors.isEnabled }
}

extension AnyRow {
  /// How the row is laid out, as a modifier says.
  var style: RowStyle {
    get { extras.stored?.style ?? RowStyle() }
    set { extras.value.style = newValue }
  }

  /// The position of the row in a tree, if it is part of one.
  var treePosition: TreePosition? {
    get { extras.stored?.treePosition }
    set { extras.value.treePosition = newValue }
  }

  /// The text that the user typed and that is set at the end of typing.
  var typedText: String? {
    get { extras.stored?.typedText }
    set { extras.value.typedText = newValue }
  }
}

extension Row {
  fileprivate var identity: Identity { Identity(id) }
}

extension AnyRow {
  /// Whether the user may move the row.
  package var isMovable: Bool { isEnabled && behaviors.isMovable }

  /// Whether the row offers anything besides a tap.
  package var hasActions: Bool { behaviors.isMovable || behaviors.hasActions }
}

extension AnyRow {
  /// Returns the row with the model that it was created from.
  @usableFromInline
  package consuming func with(model: Any) -> AnyRow {
    source = Model(model)
    return self
  }

  /// Returns the model that the row was created from: the element of a ``ForEach``, the model of a
  /// `RowMapping`, or for any other row the row itself.
  ///
  /// ```swift
  /// table.snapshot[path]?.model(as: Song.self)
  /// ```
  ///
  /// - Parameter type: the type of the model.
  /// - Returns: `nil` for a model of another type.
  public func model<Value>(as type: Value.Type) -> Value? {
    if let source { return source.value as? Value }
    return base as? Value
  }
}
