import Tableware
import TablewareHosting

/// Rows that expand and collapse: by a tap, or by their mark if a tap has another effect.
extension ItemHTML {
  /// The expansion mark as a button of its own.
  mutating func addExpansionButton(_ row: RowPresentation, _ id: Int) {
    guard let state = row.content.expansion, let expansion = row.expansion else { return }
    markup("<button class=\"k fd\" name=\"e\" value=\"v ")
    number(id)
    markup(expansion == .expand ? " 1\"" : " 0\"")
    attribute("aria-label", row.content.title.string)
    attribute("title", Words.current[expansion == .expand ? .expand : .collapse])
    addExpanded(expansion)
    markup(">")
    addMark(state)
    markup("</button>")
  }

  mutating func addExpanded(_ expansion: ExpansionEffect?) {
    guard let expansion else { return }
    markup(expansion == .expand ? " aria-expanded=\"false\"" : " aria-expanded=\"true\"")
  }

  mutating func addMark(_ expansion: RowContent.Expansion) {
    markup("<span class=\"y mk\" aria-hidden=\"true\">")
    switch expansion {
    case .leaf: break
    case .collapsed: markup("▸")
    case .expanded: markup("▾")
    case .loading: markup("…")
    }
    markup("</span>")
  }
}
