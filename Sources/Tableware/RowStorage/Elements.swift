import TablewareDiff

/// The collection that rows are created from, with a way to read the identities of its elements.
///
/// Each method is compiled for the types of the app: an ``IdentityColumn`` calls them where these
/// types are unknown, once for many rows. Reading one identity at a time through a collection of an
/// unknown type was 30 times slower in a measurement.
@usableFromInline
final class Elements<Data: RandomAccessCollection, Reader: IdentityReader>
where Reader.Element == Data.Element {
  @usableFromInline typealias ID = Reader.ID

  @usableFromInline let data: Data
  @usableFromInline let reader: Reader
  /// The number of elements when they were counted.
  @usableFromInline let count: Int
  @usableFromInline let first: Data.Element?

  @inlinable
  init(_ data: Data, _ reader: Reader) {
    self.data = data
    self.reader = reader
    // Not `count`, which a collection may compute differently from its indices.
    let distance = data.distance(from: data.startIndex, to: data.endIndex)
    first = data.first
    count = first == nil ? 0 : max(0, distance)
  }

  /// Returns an element of a collection that may have shrunk since it was counted: beyond its end
  /// the last element, and if it is empty, its original first element.
  @inlinable
  func element(at offset: Int) -> Data.Element {
    let start = data.startIndex
    let left = data.distance(from: start, to: data.endIndex)
    if left <= 0, let first { return first }
    return data[data.index(start, offsetBy: min(offset, max(left - 1, 0)))]
  }

  @inlinable
  func id(at offset: Int) -> ID { reader.id(of: element(at: offset)) }

  /// Calls one of two functions: the first one with the elements if they are contiguous in memory,
  /// and the second one otherwise.
  @inlinable @inline(__always)
  func read<Result>(
    _ stored: (StoredElements<Data.Element, Reader>) -> Result,
    otherwise indexed: (IndexedElements<Data, Reader>) -> Result
  ) -> Result {
    let result = data.withContiguousStorageIfAvailable { elements -> Result? in
      // A reference-backed collection may contain more or fewer elements than were counted.
      elements.count == count
        ? stored(StoredElements(elements: elements, reader: reader)) : nil
    }
    if case .some(.some(let result)) = result { return result }
    return indexed(IndexedElements(elements: self))
  }

  /// Compares the identities with those of an older collection of the same type.
  @inlinable
  func scan(from old: Elements, between ends: (first: Int, last: Int), into scan: inout Scan) {
    let isDone: Void?? = old.data.withContiguousStorageIfAvailable { oldElements in
      data.withContiguousStorageIfAvailable { elements in
        guard oldElements.count == old.count, elements.count == count else { return nil }
        return scan.run(
          StoredElements(elements: oldElements, reader: old.reader),
          StoredElements(elements: elements, reader: reader), between: ends)
      } ?? nil
    }
    if case .some(.some) = isDone { return }
    scan.run(IndexedElements(elements: old), IndexedElements(elements: self), between: ends)
  }

  /// Appends the identities of some elements.
  @inlinable
  func append(_ offsets: ArraySlice<Int32>, to ids: inout [ID]) {
    read { elements in
      for offset in offsets { ids.append(elements.id(at: Int(offset))) }
    } otherwise: { elements in
      for offset in offsets { ids.append(elements.id(at: Int(offset))) }
    }
  }

  /// Appends all identities, after a conversion.
  @inlinable
  func appendAll<Converted>(to ids: inout [Converted], _ convert: (ID) -> Converted) {
    ids.reserveRoom(for: count)
    read { elements in
      for offset in 0..<elements.count { ids.append(convert(elements.id(at: offset))) }
    } otherwise: { elements in
      for offset in 0..<elements.count { ids.append(convert(elements.id(at: offset))) }
    }
  }

  /// An index of all identities.
  @inlinable
  func makeIndex() -> RowIndex<ID> {
    read {
      RowIndex($0)
    } otherwise: {
      RowIndex($0)
    }
  }

  /// The collection itself if it is a range of numbers.
  @inlinable
  var range: Range<Int>? {
    Data.self == Range<Int>.self ? unsafeBitCast(data, to: Range<Int>.self) : nil
  }

  /// Returns the number of elements at both ends that are known to have the same identities as
  /// those of an older collection, because they have the same bits.
  @inlinable
  func sharedEnds(with old: Elements) -> (first: Int, last: Int) {
    var ends = (first: 0, last: 0)
    guard reader.isKnownSame(as: old.reader) else { return ends }
    if let range, let old = old.range {
      if range.lowerBound == old.lowerBound { return (min(range.count, old.count), 0) }
      return range.upperBound == old.upperBound ? (0, min(range.count, old.count)) : ends
    }
    let stride = MemoryLayout<Data.Element>.stride
    // Elements without a size have no address.
    guard MemoryLayout<Data.Element>.size > 0 else { return ends }
    old.data.withContiguousStorageIfAvailable { oldElements in
      data.withContiguousStorageIfAvailable { elements in
        guard oldElements.count == old.count, elements.count == count else { return }
        ends = UnsafeRawBufferPointer(elements)
          .sharedEnds(with: UnsafeRawBufferPointer(oldElements), stride: stride)
      }
    }
    return ends
  }

  /// Returns whether both collections are known to have the same identities, because they share
  /// their memory.
  @inlinable
  func isKnownSame(as other: Elements) -> Bool {
    guard count == other.count, reader.isKnownSame(as: other.reader) else { return false }
    if let range { return range == other.range }
    let address = data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    let old =
      other.data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    return address != nil && address == old
  }
}

/// The identities of elements that are contiguous in memory.
@usableFromInline
struct StoredElements<Element, Reader: IdentityReader>: IdentityReading
where Reader.Element == Element {
  @usableFromInline let elements: UnsafeBufferPointer<Element>
  @usableFromInline let reader: Reader

  @inlinable
  init(elements: UnsafeBufferPointer<Element>, reader: Reader) {
    self.elements = elements
    self.reader = reader
  }

  @inlinable @inline(__always) var count: Int { elements.count }
  @inlinable @inline(__always)
  func id(at index: Int) -> Reader.ID { reader.id(of: elements[index]) }
}

/// The identities of elements that are read one by one.
@usableFromInline
struct IndexedElements<Data: RandomAccessCollection, Reader: IdentityReader>: IdentityReading
where Reader.Element == Data.Element {
  @usableFromInline let elements: Elements<Data, Reader>

  @inlinable
  init(elements: Elements<Data, Reader>) { self.elements = elements }

  @inlinable @inline(__always) var count: Int { elements.count }
  @inlinable @inline(__always) func id(at index: Int) -> Reader.ID { elements.id(at: index) }
}
