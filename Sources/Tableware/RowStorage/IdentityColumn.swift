import TablewareDiff

/// The identities of a collection's elements. The type of the collection is hidden by functions
/// that were compiled for it.
@usableFromInline
final class IdentityColumn<ID: Hashable & Sendable>: IdentityList {
  /// The ``Elements`` on which the functions operate.
  private let elements: AnyObject
  private let functions: IdentityFunctions<ID>
  @usableFromInline let count: Int
  private var index: RowIndex<ID>?

  @usableFromInline
  init(_ elements: AnyObject, count: Int, _ functions: IdentityFunctions<ID>) {
    self.elements = elements
    self.functions = functions
    self.count = count
  }

  @usableFromInline
  func identity(at index: Int) -> Identity { functions.identity(elements, index) }

  @usableFromInline
  func offsets(of identity: Identity) -> [Int] {
    guard let wanted = functions.unwrap(identity) else { return [] }
    return madeIndex.offsets(of: wanted, count: count) { functions.id(elements, $0) }
  }

  @usableFromInline
  func onlyOffset(of identity: Identity) -> OnlyOffset {
    let index = madeIndex
    if index.mayRepeat { return .ambiguous }
    return functions.firstOffset(elements, index, identity).map { .found($0) } ?? .missing
  }

  private var madeIndex: RowIndex<ID> {
    if let index { return index }
    let made = functions.index(elements)
    index = made
    return made
  }

  @usableFromInline
  func isKnownSame(as other: any IdentityList) -> Bool {
    if other === self { return true }
    guard let other = sameType(other) else { return false }
    return functions.isKnownSame(elements, other.elements)
  }

  @usableFromInline
  func adoptIndex(of other: any IdentityList) {
    guard index == nil, let other = other as? IdentityColumn<ID>, other.index != nil,
      isKnownSame(as: other)
    else { return }
    index = other.index
  }

  /// Compares the memory of the elements: equal bits are equal values and have equal identities. If
  /// that is impossible, nothing is known.
  ///
  /// - Complexity: O(n), at the speed of memory: far less than reading the identities, and no more
  ///   than the cost of copying the collection to change it. O(1) for ranges of numbers.
  @usableFromInline
  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int) {
    guard let other = sameType(other) else { return (0, 0) }
    return functions.sharedEnds(elements, other.elements)
  }

  @usableFromInline
  func hasSameType(as other: any IdentityList) -> Bool { sameType(other) != nil }

  @usableFromInline
  func scan(from old: any IdentityList, into scan: inout Scan) {
    guard let old = sameType(old) else { return }
    let ends = functions.sharedEnds(elements, old.elements)
    functions.scan(elements, old.elements, ends, &scan)
  }

  @usableFromInline
  func appendAll(to identities: inout [Identity]) {
    functions.appendIdentities(elements, &identities)
  }

  @usableFromInline
  func match(
    _ rows: inout RowComparison, _ lists: [(old: any IdentityList, new: any IdentityList)],
    _ repeats: RepeatPolicy
  ) -> Fingerprints? {
    var elements: [(old: AnyObject, new: AnyObject)] = []
    elements.reserveCapacity(lists.count)
    for lists in lists {
      guard let old = sameType(lists.old), let new = sameType(lists.new) else { return nil }
      elements.append((old.elements, new.elements))
    }
    return functions.match(elements, &rows, repeats)
  }

  @usableFromInline
  func appendFingerprints(to fingerprints: inout [UInt64]) {
    functions.appendFingerprints(elements, &fingerprints)
  }

  @usableFromInline
  func repeats(in lists: [any IdentityList]) -> [(first: Int, again: Int)]? {
    var ids: [ID] = []
    ids.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists {
      guard let list = list as? IdentityColumn<ID> else { return nil }
      list.functions.appendAll(list.elements, &ids)
    }
    return functions.repeats(ids)
  }

  /// The other list, if its elements have the same type and are read in the same way.
  private func sameType(_ other: any IdentityList) -> IdentityColumn<ID>? {
    // Types are compared and not cast: looking up a generic type costs more than everything else
    // here.
    guard type(of: other as AnyObject) == type(of: self as AnyObject) else { return nil }
    let other = unsafeDowncast(other, to: IdentityColumn<ID>.self)
    return type(of: other.elements) == type(of: elements) ? other : nil
  }
}
