/// What a screen reader says about a row, as data for every back end.
public struct Accessibility: Hashable, Sendable {
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
  /// What a screen reader says: ``accessibility`` if it is set, else what follows from what is shown.
  public var spoken: Accessibility {
    var spoken = accessibility ?? Accessibility(label: spokenLabel, value: spokenValue)
    if let message {
      spoken.hint = [spoken.hint, message.string].compactMap { $0 }.joined(separator: ". ")
    }
    if !isEnabled { spoken.traits.insert(.disabled) }
    if isSelected || accessory == .checkmark { spoken.traits.insert(.selected) }
    if accessory == .disclosure || accessory == .detailDisclosure { spoken.traits.insert(.link) }
    if isPlaceholder {
      let words = Words.current.controls
      spoken = Accessibility(label: words.placeholder, traits: [.updatesFrequently])
    }
    switch control {
    case .toggle: spoken.traits.insert(.toggle)
    case .text: spoken.traits.insert(.textField)
    case .number, .choice, .date: spoken.traits.insert(.adjustable)
    case .button: spoken.traits.insert(.button)
    case .progress: spoken.traits.insert(.updatesFrequently)
    case nil: break
    }
    return spoken
  }

  private var spokenLabel: String {
    [title.string, subtitle?.string].compactMap { $0 }.filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  private var spokenValue: String? {
    let texts =
      values.map(\.text.string) + [control?.spokenValue, expansion?.spokenValue].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension RowContent.Expansion {
  fileprivate var spokenValue: String? {
    switch self {
    case .leaf: nil
    case .collapsed: Words.current.controls.collapsed
    case .expanded: Words.current.controls.expanded
    case .loading: Words.current.controls.loading
    }
  }
}

extension Control {
  /// What the control is set to, in words; a secret is not said.
  var spokenValue: String? {
    switch self {
    case .toggle(let isOn): isOn ? Words.current.controls.on : Words.current.controls.off
    case .text(let input):
      if input.text.isEmpty {
        input.placeholder
      } else if input.kind == .secure {
        Words.current.controls.characters(input.text.count)
      } else {
        input.text
      }
    case .number(let number): number.text
    case .choice(let choice): choice.selected.map { choice.titles[$0] }
    case .date(let date): date.value?.text(date.parts)
    case .progress(let fraction):
      fraction.map { $0.isNaN ? "" : "\(Int(min(max($0, 0), 1) * 100)) %" }
    case .button: nil
    }
  }
}

extension NumberInput {
  /// The number with as many decimals as its step has, three at most.
  public var text: String {
    for decimals in 0...3 {
      let scale = [1.0, 10, 100, 1_000][decimals]
      let isExact = (step * scale).rounded() == step * scale || decimals == 3
      guard isExact, abs(value) < 1e15 else { continue }
      let scaled = Int((abs(value) * scale).rounded())
      let sign = value < 0 && scaled > 0 ? "−" : ""
      guard decimals > 0 else { return "\(sign)\(scaled)" }
      let fraction = String(scaled % Int(scale))
      let zeros = String(repeating: "0", count: decimals - fraction.count)
      return "\(sign)\(scaled / Int(scale)).\(zeros)\(fraction)"
    }
    return "\(value)"
  }
}
