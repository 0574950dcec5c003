/// An array whose elements lie in small groups, and the groups in blocks, so that a change after a
/// copy copies one group, the list of groups in one block, and the list of blocks.
///
/// ```
///   blocks   │ A B C D │ E F G H │ …  128 groups │  │ I J K L │ …
///   groups   ‹ of 64 elements each ›
/// ```
///
/// Groups are slices of the array that was stored first, until they are changed.
///
/// - Complexity: O(1) to read; O(n / 8,192) for the first change after a copy, and O(1) for others.
struct GroupedArray<Element> {
  private typealias Group = ArraySlice<Element>

  private static var groupSize: Int { 64 }
  private static var blockSize: Int { 128 }

  private var blocks: [[Group]]
  private(set) var count: Int

  /// Stores the elements of an array without copying them.
  init(_ elements: [Element]) {
    let length = Self.groupSize * Self.blockSize
    blocks = stride(from: 0, to: elements.count, by: length).map { start in
      let end = Swift.min(start + length, elements.count)
      return stride(from: start, to: end, by: Self.groupSize).map {
        elements[$0..<Swift.min($0 + Self.groupSize, end)]
      }
    }
    count = elements.count
  }

  /// Reads an existing element, which is not copied.
  @inline(__always)
  func read<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    let place = Self.place(of: index)
    // No group is empty. The subscript of a buffer would copy the element.
    return blocks[place.block][place.group].withUnsafeBufferPointer {
      body($0.baseAddress.unsafelyUnwrapped[place.offset])
    }
  }

  /// Changes an existing element, which is not copied unless a copy of the array has it as well.
  @inline(__always)
  mutating func change<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    let place = Self.place(of: index)
    let offset = blocks[place.block][place.group].startIndex + place.offset
    return body(&blocks[place.block][place.group][offset])
  }

  /// Adds an element behind all others.
  mutating func append(_ element: consuming Element) {
    let place = Self.place(of: count)
    if place.block == blocks.count { blocks.append([]) }
    if place.group == blocks[place.block].count { blocks[place.block].append([]) }
    blocks[place.block][place.group].append(element)
    count += 1
  }

  private static func place(of index: Int) -> (block: Int, group: Int, offset: Int) {
    let group = index / groupSize
    return (group / blockSize, group % blockSize, index % groupSize)
  }
}
