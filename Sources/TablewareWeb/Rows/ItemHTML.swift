/// A row, header or footer as HTML: the fixed pieces, and the parts that change separately.
///
/// ```
///  fixed   <button …><span class="q t">        </span><span class="q v">     </span></button>
///  parts                               Pines                         3:12
/// ```
///
/// Two of them with the same fixed pieces differ only in their parts, so that a changed value is
/// sent as that value. In the browser the parts are the elements of class `q`, in their order; part
/// 0 is the class of the item itself.
package struct ItemHTML: Hashable, Sendable {
  /// The classes of the item's element.
  package let state: String
  /// Whether the item is a row, not a header or footer.
  package let isRow: Bool
  /// The pieces around the parts: one more than there are parts.
  package private(set) var fixed: [HTML] = [HTML()]
  /// The variable parts: inner HTML, or the value of a control.
  package private(set) var parts: [Part] = []

  /// Whether the row is pressed, which is also part of its state: written when the page is made,
  /// and updated by the client from its state. `nil` if the row cannot be selected.
  private var isPressed: Bool?
  /// The piece before the position of that attribute.
  private var opening = HTML()

  /// A part that may change separately.
  package enum Part: Hashable, Sendable {
    /// The inside of an element.
    case html(HTML)
    /// The value of a control, as the client sets it. It is in the fixed HTML as well, see
    /// ``ItemHTML/string``.
    case value(String, initial: HTML)
    /// A secret: only its existence is known here.
    case secret(isHeld: Bool)

    /// The text that is sent when the part changes.
    package var payload: String {
      switch self {
      case .html(let html): html.string
      case .value(let value, _): value
      case .secret: ""
      }
    }

    /// Returns whether the change has to be sent to a client. A secret can only be removed from a
    /// field, never be set.
    package func isNews(after old: Part) -> Bool {
      if case .secret(let isHeld) = self { return !isHeld && old != self }
      return payload != old.payload
    }
  }

  /// Values that the fixed pieces do not contain but that cannot change separately, such as the
  /// titles of a choice.
  private var key: [String] = []

  package init(state: String, isRow: Bool = false) {
    self.state = state
    self.isRow = isRow
  }

  package mutating func markup(_ markup: StaticString) { fixed[fixed.count - 1].markup(markup) }
  package mutating func text(_ text: String) { fixed[fixed.count - 1].text(text) }
  package mutating func number(_ number: Int) { fixed[fixed.count - 1].number(number) }
  package mutating func attribute(_ name: StaticString, _ value: String) {
    fixed[fixed.count - 1].attribute(name, value)
  }

  /// Adds a variable part, inside an element of class `q` that the markup around it opens and
  /// closes.
  package mutating func part(_ html: HTML) {
    parts.append(.html(html))
    fixed.append(HTML())
  }

  /// Adds the value of a control of class `q`: `initial` is its form in the page, `key` the values
  /// that determine this form apart from the value.
  package mutating func value(_ value: String, initial: HTML, key: [String] = []) {
    self.key += key
    parts.append(.value(value, initial: initial))
    fixed.append(HTML())
  }

  /// Adds the value of a control of class `q` that is never part of a page.
  package mutating func secret(isHeld: Bool) {
    parts.append(.secret(isHeld: isHeld))
    fixed.append(HTML())
  }

  /// Adds whether the row is selected, inside the tag of its button and before any part. It changes
  /// with the state.
  package mutating func pressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    opening = fixed[0]
    fixed[0] = HTML()
  }

  /// The complete HTML, without the element of the item itself.
  package var html: HTML {
    var result = opening
    if let isPressed { result.attribute("aria-pressed", isPressed ? "true" : "false") }
    result.append(fixed[0])
    for (part, next) in zip(parts, fixed.dropFirst()) {
      switch part {
      case .html(let html), .value(_, let html): result.append(html)
      case .secret: break
      }
      result.append(next)
    }
    return result
  }

  package var string: String { html.string }

  /// All texts in which a class may name colors.
  package var colored: String { state + " " + string }

  /// Whether it is the header of a section.
  package var isHeader: Bool { state.hasPrefix("r hd") }

  /// Returns whether only parts, or the state, differ.
  package func hasSameShape(as other: ItemHTML) -> Bool {
    fixed == other.fixed && key == other.key && opening == other.opening
      && (isPressed == nil) == (other.isPressed == nil)
  }

  /// Records a value that the user set: the client has it already.
  package mutating func note(value: String) {
    guard let index = valueIndex else { return }
    if case .secret = parts[index] {
      parts[index] = .secret(isHeld: !value.isEmpty)
    } else {
      parts[index] = .value(value, initial: HTML())
    }
  }

  /// The index of the part that is the value of a control.
  package var valueIndex: Int? {
    parts.firstIndex { if case .html = $0 { false } else { true } }
  }
}
