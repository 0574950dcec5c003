import Tableware

/// A header with the captions of columns: by a tap on one of them, the user orders the rows.
///
/// ```swift
/// enum Column { case customer, total }
///
/// Section(
///   "orders",
///   header: ColumnHeader(
///     [.init("Customer", .customer), .init("Total", .total, width: 10), .init("Note", width: 20)],
///     order: order
///   ) { self.order = $0 }
/// ) {
///   ForEach(orders) { OrderRow(order: $0) }
/// }
/// ```
///
/// The first column is the title of the rows; the others are their ``RowContent/values``, with the
/// same widths. The app orders the rows; the header shows the order by an arrow.
///
/// A tap on the caption of the order reverses it. In a terminal, the left and right arrow keys
/// choose the column, and Enter reverses the order; VoiceOver adjusts and activates the header in
/// the same way. In a browser that has no room for all columns, the rows of the section scroll
/// sideways, and their titles stay in place; the swipe actions of these rows are in their menus.
public struct ColumnHeader<Key: Hashable & Sendable>: HeaderRow, InteractiveRow {
  /// A column of the rows below: its caption, its width, and the key for an order by it.
  public struct Column: Hashable, Sendable {
    /// The text above the column, without an arrow.
    public let caption: String
    /// The width of the column, in widths of a digit; 0 for the width of the caption. The first
    /// column takes the room that is left.
    public let width: Int
    /// The key for an order by this column; `nil` for a column that does not order.
    public let key: Key?

    /// Creates a column of the rows below the header.
    ///
    /// - Parameters:
    ///   - caption: the text above the column.
    ///   - key: the key for an order by this column; `nil` for a column that does not order.
    ///   - width: the width of the column, in widths of a digit, as in the values of the rows.
    public init(_ caption: String, _ key: Key? = nil, width: Int = 0) {
      self.caption = caption
      self.key = key
      self.width = width
    }
  }

  /// The captions, the arrow, and the control.
  public let body: RowContent
  /// The handlers that report the order that the user chose.
  public let handlers: EventHandlers

  /// Creates a header with the captions of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns; the first one is that of the titles. Of columns with equal keys, the
  ///     first one shows the arrow.
  ///   - order: the order of the rows; `nil` if it is no order by a column.
  ///   - onChange: receives the order that the user chose; a thrown error is reported.
  public init(
    _ columns: [Column], order: ColumnOrder<Key>?,
    onChange: @escaping (ColumnOrder<Key>) throws -> Void
  ) {
    let keys = columns.map(\.key)
    let input = SortInput(
      columns.map(\.caption), columns: keys.indices.filter { keys[$0] != nil },
      by: order.flatMap { keys.firstIndex(of: $0.column) },
      isDescending: order?.isDescending ?? false)
    var content = RowContent(
      title: input.text(of: 0),
      values: columns.indices.dropFirst().map {
        RowValue(input.text(of: $0), width: columns[$0].width)
      },
      control: .sort(input))
    content.accessibility = RowAccessibility(
      label: columns.map(\.caption).joined(separator: ", "), value: input.valueText,
      hint: input.isSettable ? Words.current[.sortHint] : nil)
    body = content
    var handlers = EventHandlers()
    handlers.add(ControlChange.self) { change, _ -> EventResponse in
      guard let order = change.value.order, input.accepts(change.value),
        let key = keys[order.column]
      else { return .passed }
      try onChange(ColumnOrder(key, isDescending: order.isDescending))
      return .handled
    }
    self.handlers = handlers
  }
}

extension SortInput {
  /// Returns a caption with the arrow of the order: after the title, and before a value, whose end
  /// is in line with those of the values below it.
  fileprivate func text(of caption: Int) -> RowText {
    guard captions.indices.contains(caption) else { return "" }
    guard caption == column else { return RowText(captions[caption]) }
    let arrow = isDescending ? "↓" : "↑"
    return RowText(
      caption == 0 ? "\(captions[caption]) \(arrow)" : "\(arrow) \(captions[caption])",
      tone: .primary)
  }
}
