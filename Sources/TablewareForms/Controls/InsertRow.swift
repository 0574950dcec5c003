import Tableware

/// A row that adds an item to its section, such as "Add phone number".
///
/// ```swift
/// Section("phones") {
///   ForEach(phones) { PhoneRow(phone: $0).deletable { … } }
///   InsertRow("Add phone number") { self.phones.append(Phone()) }
/// }
/// ```
///
/// A tap runs the action. In the editing mode of a table view it has the green mark that inserts,
/// beside the red marks of the rows that can be deleted; other surfaces show a plus sign before the
/// title.
public struct InsertRow: StandardRow, InsertingRow {
  /// The identity, content and handlers of the row.
  public let parts: RowParts

  /// Creates a row that adds an item.
  ///
  /// - Parameters:
  ///   - title: the text of the row.
  ///   - id: the identity; by default the title.
  ///   - action: adds the item; a thrown error is reported.
  public init(
    _ title: any RowTextConvertible, id: String? = nil, action: @escaping () throws -> Void
  ) {
    let content = RowContent(
      symbol: RowText("+", tone: .accent, strong: true), title: title, control: .button(.normal))
    var handlers = EventHandlers()
    handlers.add(Tap.self) { _, _ in try action() }
    parts = RowParts(id: id ?? title.rowText.string, content, handlers)
  }
}
