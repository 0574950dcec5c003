import Tableware

/// The title and the values of a header as the captions of columns.
extension ItemHTML {
  /// Adds the beginning of a caption's element, to which more classes can be added: a button if the
  /// user can order rows by the caption.
  ///
  /// - Parameters:
  ///   - index: the index of the caption; 0 is the title.
  ///   - content: the header.
  ///   - id: the number of the header.
  ///   - classes: the first classes of the element.
  mutating func openCaption(
    _ index: Int, of content: RowContent, _ id: Int, classes: StaticString
  ) {
    guard let sort = content.sort, sort.columns.contains(index) else {
      markup("<span class=\"")
      return markup(classes)
    }
    markup("<button name=\"e\" value=\"c ")
    number(id)
    markup(" ")
    number(index)
    markup("\"")
    if sort.column == index, let text = sort.valueText { attribute("aria-label", text) }
    if !content.isEnabled { markup(" disabled") }
    markup(" class=\"so p ")
    markup(classes)
  }

  /// Adds the end of a caption's element.
  mutating func closeCaption(_ index: Int, of content: RowContent) {
    markup(content.sort?.columns.contains(index) == true ? "</button>" : "</span>")
  }

  /// Adds the values of a header: the type of a header, in columns as wide as those of the values
  /// below.
  ///
  /// - Parameters:
  ///   - images: gives pictures their addresses; `nil` shows none.
  ///   - hasLinks: whether links in the texts can be followed.
  mutating func addCaptions(of content: RowContent, _ id: Int, _ images: WebImages?, hasLinks: Bool)
  {
    for (index, value) in zip(1..., content.values) {
      guard addImage(of: value, images) else { continue }
      openCaption(index, of: content, id, classes: "v")
      text(RowClasses.width(value.width))
      markup(value.isDecorative ? "\" aria-hidden=\"true\">" : "\">")
      markup("<span class=\"q cl\">")
      part(HTML(value.text, hasLinks: hasLinks))
      markup("</span>")
      closeCaption(index, of: content)
    }
  }
}
