/// The description of a row for a screen reader, as data for every back end.
public struct RowAccessibility: Hashable, Sendable {
  /// A property of an accessible element, such as its role.
  public enum Trait: Hashable, Sendable, CaseIterable {
    /// A tap on the element performs an action.
    case button
    /// A tap on the element leads to another screen.
    case link
    /// The element is currently selected, among others.
    case selected
    /// The element does not respond at the moment.
    case disabled
    /// The value can be incremented and decremented.
    case adjustable
    /// The element is either on or off.
    case toggle
    /// The element accepts text that the user types.
    case textField
    /// The element is a header of others.
    case header
    /// The element changes often without the user.
    case updatesFrequently
  }

  /// The name of the row, which identifies it.
  public var label: String
  /// The current value of the row's control.
  public var value: String?
  /// The effect of a tap, if it is not obvious.
  public var hint: String?
  /// The role and the state of the row.
  public var traits: Set<Trait>

  /// Creates a description for a screen reader.
  ///
  /// - Parameters:
  ///   - label: the name of the row.
  ///   - value: the current value of the row's control.
  ///   - hint: the effect of a tap, if it is not obvious.
  ///   - traits: the role and the state of the row.
  public init(
    label: String, value: String? = nil, hint: String? = nil, traits: Set<Trait> = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
  }
}

extension RowContent {
  /// The description that a screen reader uses: ``accessibility`` if it is set, otherwise one that
  /// is derived from the content.
  package var spoken: RowAccessibility {
    var spoken = accessibility ?? RowAccessibility(label: spokenLabel, value: spokenValue)
    if let message {
      spoken.hint = [spoken.hint, message.string].compactMap { $0 }.joined(separator: ". ")
    }
    if !isEnabled { spoken.traits.insert(.disabled) }
    if isSelected || accessory == .checkmark { spoken.traits.insert(.selected) }
    if accessory == .disclosure || accessory == .detailDisclosure { spoken.traits.insert(.link) }
    if isPlaceholder {
      spoken = RowAccessibility(label: Words.current[.placeholder], traits: [.updatesFrequently])
    }
    if let control { spoken.traits.insert(control.input.trait) }
    return spoken
  }

  private var spokenLabel: String {
    [image?.label, title.string, subtitle?.string].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  private var spokenValue: String? {
    let texts =
      badges.map(\.shownText) + values.filter { !$0.isDecorative }.flatMap(\.spokenTexts)
      + [control?.input.valueText, expansion?.spokenValue].compactMap { $0 }
      + details.map(\.spokenText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension RowValue {
  /// The description of the picture, and the text.
  fileprivate var spokenTexts: [String] {
    [image?.label ?? "", text.string].filter { !$0.isEmpty }
  }
}

extension RowDetail {
  /// The label, the description of the picture, and the text.
  fileprivate var spokenText: String {
    let texts = [image?.label ?? "", text.string].filter { !$0.isEmpty }
    return "\(label): \(texts.joined(separator: ", "))"
  }
}

extension RowContent.Expansion {
  fileprivate var spokenValue: String? {
    switch self {
    case .leaf: nil
    case .collapsed: Words.current[.collapsed]
    case .expanded: Words.current[.expanded]
    case .loading: Words.current[.loadingChildren]
    }
  }
}

extension RowContent {
  /// Returns the content with an explicit description for a screen reader: the shown texts as they
  /// are spoken, and further information. Call it before a message is added, which is spoken
  /// separately.
  package func spoken(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: Set<RowAccessibility.Trait> = []
  ) -> RowContent {
    var content = self
    var spoken = content.spoken
    if let label { spoken.label = label }
    if let value { spoken.value = value }
    if let hint { spoken.hint = hint }
    spoken.traits.formUnion(traits)
    content.accessibility = spoken
    return content
  }
}
