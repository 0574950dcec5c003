import Tableware

/// A row for one section in the list with which the user arranges sections.
///
/// Its identity is ``ID`` and not the section's id alone, so that the section itself can be in the
/// same table.
public struct ArrangementRow: Row {
  /// The identity of the row for a section.
  public struct ID: Hashable, Sendable {
    /// The id of the section that the row represents.
    public let section: String

    /// Creates the identity of the row for a section.
    ///
    /// - Parameter section: the id of the section.
    public init(section: String) { self.section = section }
  }

  /// The identity of the row, with the id of its section.
  public let id: ID
  let title: String
  let isHidden: Bool
  let words: Words

  /// The title of the section, with a checkmark if the section is shown.
  public var body: RowContent {
    RowContent(
      title: RowText(title, tone: isHidden ? .secondary : nil),
      values: isHidden ? [RowValue(RowText(words[.hidden], tone: .secondary))] : [],
      accessory: isHidden ? .none : .checkmark)
  }
}
