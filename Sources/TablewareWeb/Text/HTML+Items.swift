/// Items with their elements.
extension HTML {
  /// Adds items: consecutive rows are a list, named by the header before it; headers and footers
  /// are between the lists.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - rowsBefore: the number of rows before them.
  ///   - rowCount: the number of rows in their table.
  ///   - label: the element that names rows without a header.
  mutating func items(
    _ items: [PageItem], rowsBefore: Int, rowCount: Int, label title: StaticString
  ) {
    var rowNumber = rowsBefore
    var isInList = false
    var label = "\(title)"
    for item in items {
      if isInList, !item.html.isRow { markup("</ul>\n") }
      if !isInList, item.html.isRow {
        markup("<ul role=\"list\"")
        attribute("aria-labelledby", label)
        markup(">\n")
      }
      isInList = item.html.isRow
      if isInList {
        rowNumber += 1
        row(item, rowNumber, of: rowCount)
      } else {
        label = item.html.isHeader ? "h\(item.id)" : "\(title)"
        header(item)
      }
    }
    if isInList { markup("</ul>\n") }
  }

  /// Adds a header or a footer.
  mutating func header(_ item: PageItem) {
    markup("<div")
    name(of: item)
    markup(">")
    append(item.html.html, numbered: item.id)
    markup("</div>\n")
  }

  private mutating func row(_ item: PageItem, _ number: Int, of count: Int) {
    markup("<li")
    name(of: item)
    attribute("aria-posinset", "\(number)")
    attribute("aria-setsize", "\(count)")
    markup(">")
    append(item.html.html, numbered: item.id)
    markup("</li>\n")
  }

  private mutating func name(of item: PageItem) {
    markup(" id=\"r")
    number(item.id)
    markup("\"")
    attribute("class", item.html.state)
  }
}
