import Foundation

/// The state that a configuration is updated for.
///
/// Checked against developer.apple.com/documentation/uikit/uiconfigurationstate.
public protocol UIConfigurationState {
  /// The environment.
  var traitCollection: UITraitCollection { get set }
  /// What the application adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  /// A state of nothing.
  init(traitCollection: UITraitCollection)
}

/// The name of something that the application adds to a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be touched.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it floats.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of nothing.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the application adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The environment.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be touched.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether it is swiped open.
  public var isSwiped = false
  /// Whether it is expanded.
  public var isExpanded = false
  /// Whether it is dragged.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of nothing.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What the application adds to the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
