/// The column by which rows are ordered, and the direction.
public struct ColumnOrder<Column: Hashable & Sendable>: Hashable, Sendable {
  /// The column whose values determine the order.
  public let column: Column
  /// Whether the largest value is first.
  public let isDescending: Bool

  /// Creates an order by the values of a column.
  ///
  /// - Parameters:
  ///   - column: the column whose values determine the order.
  ///   - isDescending: whether the largest value is first.
  public init(_ column: Column, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// Returns whether the row with one value of the column precedes the row with another one; false
  /// for equal values.
  ///
  /// ```swift
  /// orders.sorted { order.isBefore($0.total, $1.total) }
  /// ```
  ///
  /// - Parameters:
  ///   - left: the value of the column in one row.
  ///   - right: the value of the column in the other row.
  public func isBefore<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    isDescending ? right < left : left < right
  }
}

extension ColumnOrder: Encodable where Column: Encodable {}
extension ColumnOrder: Decodable where Column: Decodable {}
