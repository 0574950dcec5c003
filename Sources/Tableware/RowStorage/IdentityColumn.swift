import TablewareDiff

/// The identities of the elements of a collection: the collection's type is behind functions that
/// were compiled where it is known.
@usableFromInline
final class IdentityColumn<ID: Hashable & Sendable>: IdentityList {
  /// The ``Elements`` that the functions take.
  private let elements: AnyObject
  private let functions: IdentityFunctions<ID>
  /// Where identities come from, if that can be told: the same elements have the same ones then.
  private let origin: AnyKeyPath?
  /// The collection itself, if it is a range of numbers.
  private let range: Range<Int>?
  @usableFromInline let count: Int
  private var index: RowIndex<ID>?

  @usableFromInline
  init(
    _ elements: AnyObject, count: Int, _ functions: IdentityFunctions<ID>, origin: AnyKeyPath?,
    range: Range<Int>?
  ) {
    self.elements = elements
    self.functions = functions
    self.origin = origin
    self.range = range
    self.count = count
  }

  @usableFromInline
  func identity(at index: Int) -> Identity { functions.identity(elements, index) }

  @usableFromInline
  func offsets(of identity: Identity) -> [Int] {
    guard let wanted = typed(identity) else { return [] }
    let index = index ?? functions.index(elements)
    self.index = index
    return index.offsets(of: wanted, count: count) { functions.id(elements, $0) }
  }

  @usableFromInline
  func isKnownSame(as other: any IdentityList) -> Bool {
    if other === self { return true }
    guard let other = comparable(other), count == other.count else { return false }
    if let range { return range == other.range }
    return functions.sharesStorage(elements, other.elements)
  }

  @usableFromInline
  func adoptIndex(of other: any IdentityList) {
    guard index == nil, let other = other as? IdentityColumn<ID>, other.index != nil,
      isKnownSame(as: other)
    else { return }
    index = other.index
  }

  /// Compares the elements as they lie in memory: what has the same bits is the same value, and has
  /// the same identity. Where that cannot be done nothing is known.
  ///
  /// - Complexity: O(n), at the speed of memory: far less than reading the identities, and no more
  ///   than it cost to copy the collection in order to change it. O(1) for ranges of numbers.
  @usableFromInline
  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int) {
    guard let other = comparable(other) else { return (0, 0) }
    if let range, let old = other.range {
      if range.lowerBound == old.lowerBound { return (min(count, other.count), 0) }
      return range.upperBound == old.upperBound ? (0, min(count, other.count)) : (0, 0)
    }
    return functions.sharedEnds(elements, other.elements)
  }

  @usableFromInline
  func hasSameType(as other: any IdentityList) -> Bool {
    (other as? IdentityColumn<ID>).map { type(of: $0.elements) == type(of: elements) } ?? false
  }

  @usableFromInline
  func scan(from old: any IdentityList, into scan: inout Scan) {
    guard let old = old as? IdentityColumn<ID>, hasSameType(as: old) else { return }
    functions.scan(elements, old.elements, sharedEnds(with: old), &scan)
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
    var leftovers = Leftovers<ID>()
    leftovers.old.reserveCapacity(rows.scan.oldResidue.count)
    leftovers.new.reserveCapacity(rows.scan.newResidue.count)
    for (pair, lists) in zip(rows.pairs, lists) {
      guard let old = lists.old as? IdentityColumn<ID>, let new = lists.new as? IdentityColumn<ID>
      else { return nil }
      old.functions.append(old.elements, rows.scan.oldResidue[pair.oldResidue], &leftovers.old)
      new.functions.append(new.elements, rows.scan.newResidue[pair.newResidue], &leftovers.new)
    }
    return functions.match(leftovers, &rows, repeats)
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

  /// An identity as this list holds it; `nil` if it is of another type.
  private func typed(_ identity: Identity) -> ID? {
    if let identity = identity as? ID { return identity }
    // A cast may see two types as one where identities do not, such as a value and an optional.
    guard let id = identity.value as? ID, functions.wrap(id) == identity else { return nil }
    return id
  }

  /// The other list, if its elements are values of the same type that get their identity in the
  /// same way.
  private func comparable(_ other: any IdentityList) -> IdentityColumn<ID>? {
    guard let other = other as? IdentityColumn<ID>,
      type(of: other.elements) == type(of: elements),
      let origin, origin == other.origin
    else { return nil }
    return other
  }
}
