/// What a screen reader says about a row, as data for every back end.
public struct RowAccessibility: Hashable, Sendable {
  /// What something is.
  public enum Trait: Hashable, Sendable, CaseIterable {
    /// It does something.
    case button
    /// It leads elsewhere.
    case link
    /// It is one of several that is chosen.
    case selected
    /// It does nothing now.
    case disabled
    /// It goes up and down.
    case adjustable
    /// It is on or off.
    case toggle
    /// It is typed into.
    case textField
    /// It stands above others.
    case header
    /// It changes by itself.
    case updatesFrequently
  }

  /// Which row it is.
  public var label: String
  /// What it is set to.
  public var value: String?
  /// What a tap does, where that is not plain.
  public var hint: String?
  /// What it is.
  public var traits: Set<Trait>

  /// What is said.
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
  /// What a screen reader says: ``accessibility`` if it is set, else what follows from what is
  /// shown.
  public var spoken: RowAccessibility {
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
      badges.map(\.shownText) + values.map(\.text.string)
      + [control?.input.valueText, expansion?.spokenValue].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
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
