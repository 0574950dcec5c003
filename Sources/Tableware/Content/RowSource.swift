/// Where a run of rows comes from: it knows how many there are and who they are, and builds one
/// only when asked.
protocol RowSource: AnyObject {
  var count: Int { get }
  func identity(at index: Int) -> Identity
  func row(at index: Int) -> AnyRow
  /// Whether the other source is known, without reading a row, to hold the same identities.
  func sharesIdentities(with other: any RowSource) -> Bool
}

/// Rows that were written out one by one.
final class ListSource: RowSource {
  private let rows: [AnyRow]
  // Captured once: a row over a mutable object must not change its identity while it is shown.
  private let identities: [Identity]

  init(_ rows: [AnyRow]) {
    self.rows = rows
    identities = rows.map(\.identity)
  }

  /// Parts of two lists, one behind the other.
  init(_ first: ListSource, _ range: Range<Int>, _ second: ListSource, _ secondRange: Range<Int>) {
    rows = Array(first.rows[range] + second.rows[secondRange])
    identities = Array(first.identities[range] + second.identities[secondRange])
  }

  var count: Int { rows.count }
  func identity(at index: Int) -> Identity { identities[index] }
  func row(at index: Int) -> AnyRow { rows[index].id(identities[index]) }
  func sharesIdentities(with other: any RowSource) -> Bool { other === self }
}

/// Rows that are built from the elements of a collection.
final class CollectionSource<Data: RandomAccessCollection, ID: Hashable & Sendable>: RowSource {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let build: (Data.Element) -> AnyRow
  /// Where identities come from, if that can be told: the same elements have the same ones then.
  private let origin: AnyKeyPath?
  // Values cannot change behind our back, so holding the collection captures the identities.
  // Objects can: theirs are read once.
  private let captured: [ID]?

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, origin: AnyKeyPath?,
    build: @escaping (Data.Element) -> AnyRow
  ) {
    self.origin = origin
    self.data = data
    self.id = id
    self.build = build
    captured = Self.holdsObjects(data) ? data.map(id) : nil
  }

  var count: Int { data.count }

  func identity(at index: Int) -> Identity {
    Identity(captured?[index] ?? id(element(at: index)))
  }

  func row(at index: Int) -> AnyRow {
    build(element(at: index)).id(identity(at: index))
  }

  func sharesIdentities(with other: any RowSource) -> Bool {
    if other === self { return true }
    guard let other = other as? CollectionSource<Data, ID>, captured == nil,
      let origin, origin == other.origin
    else { return false }
    return data.withContiguousStorageIfAvailable { mine in
      other.data.withContiguousStorageIfAvailable { theirs in
        mine.count == theirs.count && mine.baseAddress == theirs.baseAddress
      } ?? false
    } ?? false
  }

  /// Whether the elements are objects, be it behind a protocol. A struct around an object is taken for a
  /// value.
  private static func holdsObjects(_ data: Data) -> Bool {
    if Data.Element.self is AnyObject.Type { return true }
    return data.first.map { type(of: $0 as Any) is AnyObject.Type } ?? false
  }

  private func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }
}
