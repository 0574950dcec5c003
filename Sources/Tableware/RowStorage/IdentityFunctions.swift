import TablewareDiff

/// The operations of an ``IdentityColumn`` on ``Elements`` of an unknown type. None of the
/// functions captures anything, so they need no memory of their own.
@usableFromInline
struct IdentityFunctions<ID: Hashable & Sendable> {
  @usableFromInline let id: (AnyObject, Int) -> ID
  @usableFromInline let identity: (AnyObject, Int) -> Identity
  /// Returns an identity as the list stores it; `nil` for another type.
  @usableFromInline let unwrap: (Identity) -> ID?
  @usableFromInline let firstOffset: (AnyObject, RowIndex<ID>, Identity) -> Int?
  @usableFromInline let appendAll: (AnyObject, inout [ID]) -> Void
  @usableFromInline let appendIdentities: (AnyObject, inout [Identity]) -> Void
  @usableFromInline let scan:
    (AnyObject, _ old: AnyObject, (first: Int, last: Int), inout Scan) -> Void
  @usableFromInline let sharedEnds: (AnyObject, _ old: AnyObject) -> (first: Int, last: Int)
  @usableFromInline let isKnownSame: (AnyObject, _ other: AnyObject) -> Bool
  @usableFromInline let match:
    ([(old: AnyObject, new: AnyObject)], inout RowComparison, RepeatPolicy) -> Fingerprints
  @usableFromInline let appendFingerprints: (AnyObject, inout [UInt64]) -> Void
  @usableFromInline let index: (AnyObject) -> RowIndex<ID>
  @usableFromInline let repeats: ([ID]) -> [(first: Int, again: Int)]

  /// Creates the functions for one type of elements.
  @inlinable
  init<Data: RandomAccessCollection, Reader: IdentityReader>(
    for type: Elements<Data, Reader>.Type
  ) where Reader.Element == Data.Element, Reader.ID == ID {
    id = { Self.cast($0, to: type).id(at: $1) }
    identity = { Identity(Self.cast($0, to: type).id(at: $1)) }
    unwrap = { Self.unwrap($0) }
    firstOffset = { elements, index, identity in
      let elements = Self.cast(elements, to: type)
      return Self.unwrap(identity).flatMap {
        index.firstOffset(of: $0, count: elements.count) { elements.id(at: $0) }
      }
    }
    appendAll = { Self.cast($0, to: type).appendAll(to: &$1) { $0 } }
    appendIdentities = { Self.cast($0, to: type).appendAll(to: &$1) { Identity($0) } }
    scan = { Self.cast($0, to: type).scan(from: Self.cast($1, to: type), between: $2, into: &$3) }
    sharedEnds = { Self.cast($0, to: type).sharedEnds(with: Self.cast($1, to: type)) }
    isKnownSame = { Self.cast($0, to: type).isKnownSame(as: Self.cast($1, to: type)) }
    match = { lists, rows, repeats in
      var leftovers = Leftovers<ID>()
      leftovers.old.reserveCapacity(rows.scan.oldResidue.count)
      leftovers.new.reserveCapacity(rows.scan.newResidue.count)
      for (pair, list) in zip(rows.pairs, lists) {
        Self.cast(list.old, to: type)
          .append(rows.scan.oldResidue[pair.oldResidue], to: &leftovers.old)
        Self.cast(list.new, to: type)
          .append(rows.scan.newResidue[pair.newResidue], to: &leftovers.new)
      }
      rows.match(leftovers, repeats: repeats)
      return Fingerprints(
        removed: leftovers.removed(rows.partners).map { Self.fingerprint(leftovers.old[$0]) },
        inserted: leftovers.inserted(rows.partners).map { Self.fingerprint(leftovers.new[$0]) })
    }
    appendFingerprints = {
      Self.cast($0, to: type).appendAll(to: &$1) { Self.fingerprint($0) }
    }
    index = { Self.cast($0, to: type).makeIndex() }
    repeats = { repeatedIdentities(in: $0) }
  }

  /// Returns a number that equal identities have in common, as `ID` or as ``Identity``.
  @inlinable @inline(__always)
  static func fingerprint(_ id: ID) -> UInt64 {
    if ID.self == Identity.self { return unsafeBitCast(id, to: Identity.self).fingerprint }
    return IdentityHasher().hash(id)
  }

  @inlinable @inline(__always)
  static func unwrap(_ identity: Identity) -> ID? {
    if ID.self == Identity.self { return unsafeBitCast(identity, to: ID.self) }
    if ID.self == Int.self {
      guard case .int(let value) = identity.storage else { return nil }
      return unsafeBitCast(value, to: ID.self)
    }
    // A cast may treat two types as one that identities distinguish, such as a value and an
    // optional.
    guard let id = identity.value as? ID, Identity(id) == identity else { return nil }
    return id
  }

  @inlinable @inline(__always)
  static func cast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
    unsafeDowncast(object, to: type)
  }
}

extension IdentityColumn {
  /// Returns the identities of some elements.
  @inlinable
  convenience init<Data: RandomAccessCollection, Reader: IdentityReader>(
    _ elements: Elements<Data, Reader>
  ) where Reader.Element == Data.Element, Reader.ID == ID {
    self.init(
      elements, count: elements.count, IdentityFunctions(for: Elements<Data, Reader>.self))
  }
}

extension IdentityColumn where ID == Identity {
  /// Creates a list of identities that were read already.
  convenience init(_ identities: [Identity]) {
    self.init(Elements(identities, ElementReader()))
  }
}
