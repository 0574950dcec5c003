/// A control with which the user orders rows by a column.
///
/// It has no view of its own. The title and the values of its row are captions, of which a surface
/// makes those buttons that order the rows:
///
/// ```swift
/// let value = input.value(afterTapOn: 2)       // nil: the second value is not a button
/// interaction.perform(.set(value), on: row)
/// ```
///
/// `ColumnHeader` creates it.
public struct SortInput: Hashable, Sendable {
  /// The captions of all columns: that of the title, and those of the values.
  package let captions: [String]
  /// The indices of the captions by which the user can order, ascending.
  package let columns: [Int]
  /// The index of the caption by which the rows are ordered; `nil` if they have another order.
  package let column: Int?
  /// Whether the largest value is first.
  package let isDescending: Bool

  /// Creates a choice of an order.
  ///
  /// - Parameters:
  ///   - captions: the captions of all columns: that of the title, and those of the values.
  ///   - columns: the indices of the captions by which the user can order. Others than those of
  ///     captions are ignored.
  ///   - column: the index of the caption by which the rows are ordered; one that is not in
  ///     `columns` counts as `nil`.
  ///   - isDescending: whether the largest value is first.
  package init(_ captions: [String], columns: [Int], by column: Int?, isDescending: Bool = false) {
    let columns = captions.indices.filter(columns.contains)
    self.captions = captions
    self.columns = columns
    self.column = column.flatMap { columns.contains($0) ? $0 : nil }
    self.isDescending = isDescending && self.column != nil
  }

  /// Returns the value after a tap on a caption: the other direction for the column by which the
  /// rows are ordered, ascending for every other one.
  ///
  /// - Parameter caption: the index of the caption; 0 is that of the title, and 1 that of the first
  ///   value.
  /// - Returns: `nil` for a caption that does not order rows.
  public func value(afterTapOn caption: Int) -> ControlValue? {
    guard columns.contains(caption) else { return nil }
    return .order(column: caption, isDescending: caption == column && !isDescending)
  }
}

extension SortInput: ControlInput {
  package var valueText: String? {
    column.map { column in
      Words.current[isDescending ? .descending : .ascending].replacing(
        "{column}", with: captions[column])
    }
  }
  package var trait: RowAccessibility.Trait { .adjustable }
  package var isSettable: Bool { !columns.isEmpty }
  package var isAdjustable: Bool { columns.count > 1 }

  /// The other direction, or an order by the first column.
  package var activated: ControlValue? { (column ?? columns.first).flatMap(value(afterTapOn:)) }

  package func accepts(_ value: ControlValue) -> Bool {
    value.order.map { columns.contains($0.column) } ?? false
  }

  package func adjusted(by steps: Int) -> ControlValue? {
    let current = column.flatMap(columns.firstIndex)
    let index = (current ?? (steps > 0 ? -1 : columns.count)) + steps
    return columns.indices.contains(index)
      ? .order(column: columns[index], isDescending: false) : nil
  }
}

extension RowContent {
  /// The columns whose captions are the title and the values, if the row is a header of columns.
  package var sort: SortInput? { if case .sort(let input) = control { input } else { nil } }
}
