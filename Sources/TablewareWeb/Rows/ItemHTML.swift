/// A row, header or footer as HTML: what is fixed, and the parts that change without it.
///
/// ```
///  fixed   <button …><span class="q t">        </span><span class="q v">     </span></button>
///  parts                               Pines                         3:12
/// ```
///
/// Two of them with the same fixed pieces differ in parts only, so that a changed value is sent as that
/// value. In the browser the parts are the elements of class `q`, in their order; part 0 is the class of
/// the item itself.
package struct ItemHTML: Hashable, Sendable {
  /// The classes of the item's element.
  package private(set) var state: String
  /// What stands around the parts: one more than there are parts.
  package private(set) var fixed: [HTML] = [HTML()]
  /// What changes: inner HTML, or the value of a control.
  package private(set) var parts: [Part] = []

  /// What may change by itself.
  package enum Part: Hashable, Sendable {
    /// The inside of an element.
    case html(HTML)
    /// The value of a control, as the client sets it. It stands in the fixed HTML as well, see
    /// ``ItemHTML/string``.
    case value(String, initial: HTML)

    /// What is sent when it changes.
    package var payload: String {
      switch self {
      case .html(let html): html.string
      case .value(let value, _): value
      }
    }
  }

  /// What the fixed pieces do not tell but what cannot change by itself, such as the titles of a choice.
  private var key: [String] = []

  package init(state: String) { self.state = state }

  package mutating func markup(_ markup: StaticString) { fixed[fixed.count - 1].markup(markup) }
  package mutating func text(_ text: String) { fixed[fixed.count - 1].text(text) }
  package mutating func number(_ number: Int) { fixed[fixed.count - 1].number(number) }
  package mutating func attribute(_ name: StaticString, _ value: String) {
    fixed[fixed.count - 1].attribute(name, value)
  }

  /// Adds what may change, inside an element of class `q` that the markup around it opens and closes.
  package mutating func part(_ html: HTML) {
    parts.append(.html(html))
    fixed.append(HTML())
  }

  /// Adds the value of a control of class `q`: `initial` is how it stands in the page, `key` what decides that
  /// apart from the value.
  package mutating func value(_ value: String, initial: HTML, key: [String] = []) {
    self.key += key
    parts.append(.value(value, initial: initial))
    fixed.append(HTML())
  }

  /// All of it, without the element of the item itself.
  package var html: HTML {
    var result = fixed[0]
    for (part, next) in zip(parts, fixed.dropFirst()) {
      switch part {
      case .html(let html), .value(_, let html): result.append(html)
      }
      result.append(next)
    }
    return result
  }

  package var string: String { html.string }

  /// Whether it is a row, and no header or footer.
  package var isRow: Bool { !state.hasPrefix("r hd") && !state.hasPrefix("r ft") }

  /// Whether only parts, or the state, differ.
  package func hasSameShape(as other: ItemHTML) -> Bool {
    fixed == other.fixed && key == other.key
  }

  /// Takes over a value that the reader set: the client has it already.
  package mutating func note(value: String) {
    guard let index = valueIndex else { return }
    parts[index] = .value(value, initial: HTML())
  }

  /// Which part is the value of a control.
  package var valueIndex: Int? {
    parts.firstIndex { if case .value = $0 { true } else { false } }
  }
}
