/// Where a run of rows comes from: it knows how many there are and who they are, and builds one
/// only when asked.
@usableFromInline
protocol RowSource: AnyObject {
  var count: Int { get }
  func identity(at index: Int) -> Identity
  func row(at index: Int) -> AnyRow
  /// Where the rows with an identity stand, ascending.
  ///
  /// - Complexity: O(1) look-ups, after O(n) for the first one.
  func offsets(of identity: Identity) -> [Int]
  /// Whether the other source is known, without reading a row, to hold the same identities.
  func sharesIdentities(with other: any RowSource) -> Bool
  /// Adopts the index that ``offsets(of:)`` of another source made, if both are known to hold the
  /// same identities. A collection that is declared again unchanged is not indexed again.
  func adoptIndex(of other: any RowSource)
  /// How many rows at the beginning and at the end are known, without reading them one by one, to
  /// have the same identities.
  func sharedEnds(with other: any RowSource) -> (first: Int, last: Int)
  /// What was odd about the data that the rows were made of.
  var problems: [Diagnostic] { get }
}

/// Rows that were written out one by one.
final class ListSource: RowSource {
  private let rows: [AnyRow]
  // Captured once: a row over a mutable object must not change its identity while it is shown.
  private let identities: [Identity]
  private var index = LazyIndex<Identity>()

  init(_ rows: [AnyRow]) {
    self.rows = rows
    identities = rows.map(\.identity)
  }

  var count: Int { rows.count }
  func identity(at index: Int) -> Identity { identities[index] }
  func row(at index: Int) -> AnyRow { rows[index].id(identities[index]) }
  func sharesIdentities(with other: any RowSource) -> Bool { other === self }
  func adoptIndex(of other: any RowSource) {}
  func sharedEnds(with other: any RowSource) -> (first: Int, last: Int) { (0, 0) }
  var problems: [Diagnostic] { [] }

  func offsets(of identity: Identity) -> [Int] {
    index.offsets(of: identity, count: count) { identities[$0] }
  }
}

/// Rows that are built from the elements of a collection.
///
/// The collection itself is behind closures that ``ForEach`` makes where its type is known: reading
/// an identity through a generic collection of an unknown type was 30 times slower when it was
/// measured.
@usableFromInline
final class CollectionSource<ID: Hashable & Sendable>: RowSource {
  /// How a collection of values or objects is read.
  @usableFromInline
  struct Reading {
    @usableFromInline let count: Int
    @usableFromInline let id: (Int) -> ID
    @usableFromInline let identity: (Int) -> Identity
    @usableFromInline let row: (Int) -> AnyRow
    /// Where the elements lie in memory, as long as somebody holds the collection; `nil` if
    /// unknown.
    @usableFromInline let address: () -> UnsafeRawPointer?
    /// Lends the memory of the elements, where they lie in one piece.
    @usableFromInline let lend: ((UnsafeRawBufferPointer) -> Void) -> Void
    /// The collection itself, if it is a range of numbers.
    @usableFromInline let range: Range<Int>?
    /// Where identities come from, if that can be told: the same elements have the same ones then.
    @usableFromInline let origin: AnyKeyPath?

    @inlinable
    init(
      count: Int, id: @escaping (Int) -> ID, identity: @escaping (Int) -> Identity,
      row: @escaping (Int) -> AnyRow, address: @escaping () -> UnsafeRawPointer?,
      lend: @escaping ((UnsafeRawBufferPointer) -> Void) -> Void, range: Range<Int>?,
      origin: AnyKeyPath?
    ) {
      self.count = count
      self.id = id
      self.identity = identity
      self.row = row
      self.address = address
      self.lend = lend
      self.range = range
      self.origin = origin
    }

    /// The same with all identities read now, once.
    func capturingIdentities() -> Reading {
      let ids = (0..<count).map(id)
      return Reading(
        count: count, id: { ids[$0] }, identity: { Identity(ids[$0]) }, row: row,
        address: address, lend: lend, range: range, origin: origin)
    }
  }

  private let reading: Reading
  private let element: Any.Type
  private let holdsObjects: Bool
  private var index = LazyIndex<ID>()

  @usableFromInline
  init(_ reading: Reading, element: Any.Type, holdsObjects: Bool) {
    // Values cannot change behind our back, so holding the collection captures the identities.
    // Objects can: theirs are read once.
    self.reading = holdsObjects ? reading.capturingIdentities() : reading
    self.element = element
    self.holdsObjects = holdsObjects
  }

  @usableFromInline var count: Int { reading.count }
  @usableFromInline var problems: [Diagnostic] { [] }

  @usableFromInline
  func identity(at index: Int) -> Identity {
    reading.identity(index)
  }

  @usableFromInline
  func row(at index: Int) -> AnyRow {
    reading.row(index).id(identity(at: index))
  }

  @usableFromInline
  func offsets(of identity: Identity) -> [Int] {
    guard let wanted = (identity as? ID) ?? identity.value as? ID else { return [] }
    // A cast may see two types as one where identities do not, such as a value and an optional.
    return index.offsets(of: wanted, count: count, id: reading.id)
      .filter { self.identity(at: $0) == identity }
  }

  @usableFromInline
  func sharesIdentities(with other: any RowSource) -> Bool {
    if other === self { return true }
    guard let other = comparable(other), count == other.count else { return false }
    if let range = reading.range { return range == other.reading.range }
    guard let address = reading.address() else { return false }
    return address == other.reading.address()
  }

  @usableFromInline
  func adoptIndex(of other: any RowSource) {
    guard !index.isMade, let other = other as? CollectionSource<ID>, other.index.isMade,
      sharesIdentities(with: other)
    else { return }
    index = other.index
  }

  /// Compares the elements as they lie in memory: what has the same bits is the same value, and has
  /// the same identity. Where that cannot be done nothing is known.
  ///
  /// - Complexity: O(n), at the speed of memory: far less than reading the identities, and no more
  ///   than it cost to copy the collection in order to change it. O(1) for ranges of numbers.
  @usableFromInline
  func sharedEnds(with other: any RowSource) -> (first: Int, last: Int) {
    guard let other = comparable(other) else { return (0, 0) }
    if let range = reading.range, let old = other.reading.range {
      if range.lowerBound == old.lowerBound { return (min(count, other.count), 0) }
      return range.upperBound == old.upperBound ? (0, min(count, other.count)) : (0, 0)
    }
    var ends = (first: 0, last: 0)
    reading.lend { new in
      other.reading.lend { old in
        guard count > 0, new.count % count == 0 else { return }
        let stride = new.count / count
        // A collection over an object may hold more or less by now than it was counted to.
        guard stride > 0, old.count == other.count * stride else { return }
        ends = new.sharedEnds(with: old, stride: stride)
      }
    }
    return ends
  }

  /// The other source, if its elements are values of the same type that get their identity in the
  /// same way.
  private func comparable(_ other: any RowSource) -> CollectionSource<ID>? {
    guard let other = other as? CollectionSource<ID>, !holdsObjects, !other.holdsObjects,
      element == other.element, let origin = reading.origin, origin == other.reading.origin
    else { return nil }
    return other
  }
}

extension CollectionSource {
  /// Reads a collection whose type is known here and, once compiled, nowhere else.
  @inlinable
  convenience init<Data: RandomAccessCollection>(
    _ data: Data, id: @escaping (Data.Element) -> ID, origin: AnyKeyPath?,
    build: @escaping (Data.Element) -> AnyRow
  ) {
    // Not `count`, which a collection may count in another way than its indices.
    let count = data.distance(from: data.startIndex, to: data.endIndex)
    let first = data.first
    let read = { (offset: Int) in Self.element(at: offset, of: data, else: first) }
    let reading = Reading(
      count: first == nil ? 0 : max(0, count),
      id: { id(read($0)) },
      identity: { Identity(id(read($0))) },
      row: { build(read($0)) },
      address: {
        data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
      },
      lend: { body in
        // Elements without size lie nowhere.
        guard MemoryLayout<Data.Element>.size > 0 else { return }
        data.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
      },
      range: data as? Range<Int>, origin: origin)
    self.init(reading, element: Data.Element.self, holdsObjects: Self.holdsObjects(data))
  }

  /// An element of a collection that may have shrunk since it was counted: behind its end stands
  /// its last element, and when nothing is left the first one that it had.
  @inlinable
  static func element<Data: RandomAccessCollection>(
    at offset: Int, of data: Data, else first: Data.Element?
  ) -> Data.Element {
    let start = data.startIndex
    let left = data.distance(from: start, to: data.endIndex)
    if left <= 0, let first { return first }
    return data[data.index(start, offsetBy: min(offset, max(left - 1, 0)))]
  }

  /// Whether the elements are objects, be it behind a protocol. A struct around an object is taken
  /// for a value.
  @inlinable
  static func holdsObjects<Data: Collection>(_ data: Data) -> Bool {
    if Data.Element.self is AnyObject.Type { return true }
    // Behind a protocol each element may be either; a concrete type is one or the other.
    guard let first = data.first, type(of: first as Any) != Data.Element.self else { return false }
    return data.contains { type(of: $0 as Any) is AnyObject.Type }
  }
}
