/// Items with their elements.
extension HTML {
  /// Adds items: consecutive rows are a list, named by the header before it; headers and footers
  /// are between the lists.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - identifiers: their identifiers for tests of the app, in their order; empty if they have
  ///     none.
  ///   - rowsBefore: the number of rows before them.
  ///   - rowCount: the number of rows in their table.
  ///   - label: the element that names rows without a header.
  mutating func items(
    _ items: [PageItem], identifiers: [Patch.ItemIdentifier] = [], rowsBefore: Int, rowCount: Int,
    label title: StaticString
  ) {
    var rowNumber = rowsBefore
    var isInList = false
    var label = "\(title)"
    for (index, item) in items.enumerated() {
      let identifier = identifiers.indices.contains(index) ? identifiers[index].identifier : nil
      if isInList, !item.html.isRow { markup("</ul>\n") }
      if !isInList, item.html.isRow {
        markup("<ul role=\"list\"")
        attribute("aria-labelledby", label)
        markup(">\n")
      }
      isInList = item.html.isRow
      if isInList {
        rowNumber += 1
        row(item, identifier, rowNumber, of: rowCount)
      } else {
        label = item.html.isHeader ? "h\(item.id)" : "\(title)"
        header(item, identifier)
      }
    }
    if isInList { markup("</ul>\n") }
  }

  /// Adds a header or a footer.
  mutating func header(_ item: PageItem, _ identifier: String? = nil) {
    markup("<div")
    name(of: item, identifier)
    markup(">")
    append(item.html.html, numbered: item.id)
    markup("</div>\n")
  }

  private mutating func row(
    _ item: PageItem, _ identifier: String?, _ number: Int, of count: Int
  ) {
    markup("<li")
    name(of: item, identifier)
    attribute("aria-posinset", "\(number)")
    attribute("aria-setsize", "\(count)")
    markup(">")
    append(item.html.html, numbered: item.id)
    markup("</li>\n")
  }

  private mutating func name(of item: PageItem, _ identifier: String?) {
    markup(" id=\"r")
    number(item.id)
    markup("\"")
    attribute("class", item.html.state)
    if let identifier { attribute("data-testid", identifier) }
  }
}
