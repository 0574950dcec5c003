#if canImport(UIKit) || os(Linux)
import Tableware

/// Values that belong to the views of rows and not to their models, by the identity of the row: the
/// offset of a carousel, the position of a video.
///
/// ```swift
/// private let offsets = RowStates<Double>()
///
/// func configure(_ table: Table) { table.track(offsets) }
///
/// var sections: [Section] {
///   Section("albums") {
///     ForEach(albums) { CoversRow(album: $0, offsets: self.offsets) }
///   }
/// }
/// ```
///
/// A cell reads its value when it is configured, and stores it when it changes, so that the state
/// survives the reuse of cells and a row that is off screen. Storing a value shows nothing again.
public final class RowStates<Value> {
  private var values: [Identity: Value] = [:]

  /// Creates a store without values.
  public init() {}

  /// The number of rows with a value.
  public var count: Int { values.count }

  /// The value of a row.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: `nil` if the row has no value.
  public subscript(row: some Hashable & Sendable) -> Value? {
    get { values[Identity(row)] }
    set { values[Identity(row)] = newValue }
  }

  /// Removes the value of every row, such as when the app shows other data.
  public func removeAll() { values = [:] }
}

extension RowStates: RowStateStore {
  package func keep(where isKept: (Identity) -> Bool) {
    guard !values.isEmpty else { return }
    values = values.filter { isKept($0.key) }
  }
}

extension Table {
  /// Removes the values of a store together with their rows, from now on. Rows that are hidden, or
  /// in a collapsed section, keep theirs.
  ///
  /// - Parameter states: the store, which the table retains.
  /// - Complexity: each commit then costs a look-up for each row with a value.
  public func track<Value>(_ states: RowStates<Value>) {
    guard !trackedStates.contains(where: { $0 === states }) else { return }
    trackedStates.append(states)
  }
}
#endif
