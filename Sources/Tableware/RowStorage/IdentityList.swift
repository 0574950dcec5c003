import TablewareDiff

/// The identities of the rows of one source, of any type that the app chooses. ``IdentityColumn``
/// has all of them, and `LazyIdentities` those that are loaded.
@usableFromInline
protocol IdentityList: AnyObject {
  var count: Int { get }
  /// The known rows and the gaps of a list of which only a part is loaded; `nil` for every other
  /// list.
  var lazyContents: LazyContents? { get }
  func identity(at index: Int) -> Identity
  /// Returns the offsets of all rows with an identity, ascending.
  ///
  /// - Complexity: O(1) look-ups, after O(n) for the first one.
  func offsets(of identity: Identity) -> [Int]
  /// Returns the offset of the row with an identity, if no identity occurs twice in the list.
  ///
  /// - Complexity: a look-up, after O(n) for the first one.
  func onlyOffset(of identity: Identity) -> OnlyOffset
  /// Returns whether the other list is known, without reading a row, to have the same identities.
  func isKnownSame(as other: any IdentityList) -> Bool
  /// Adopts the index of another list if both are known to have the same identities. So an
  /// unchanged collection that is declared again is not indexed again.
  func adoptIndex(of other: any IdentityList)
  /// Returns the number of rows at the beginning and at the end that are known, without reading
  /// them one by one, to have the same identities.
  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int)
  /// Returns whether the rows can be compared with those of another list.
  func hasSameType(as other: any IdentityList) -> Bool
  /// Compares the rows with those of an older list of the same type.
  func scan(from old: any IdentityList, into scan: inout Scan)
  /// Appends all identities.
  func appendAll(to identities: inout [Identity])
  /// Matches the leftovers of a comparison.
  ///
  /// - Parameter lists: for each pair of sections of the comparison, their only lists.
  /// - Returns: the rows without a partner; `nil` if the lists have different types.
  func match(
    _ rows: inout RowComparison, _ lists: [(old: any IdentityList, new: any IdentityList)],
    _ repeats: RepeatPolicy
  ) -> Fingerprints?
  /// Appends the fingerprints of all identities.
  func appendFingerprints(to fingerprints: inout [UInt64])
  /// Returns the repeated identities of several consecutive lists; `nil` if they have different
  /// types.
  func repeats(in lists: [any IdentityList]) -> [(first: Int, again: Int)]?
}

extension IdentityList {
  @usableFromInline var lazyContents: LazyContents? { nil }
}

/// What is known about the rows with an identity after one look-up.
@usableFromInline
enum OnlyOffset {
  /// No row has it.
  case missing
  /// One row has it, at this offset.
  case found(Int)
  /// Identities may occur twice in the list.
  case ambiguous
}

/// The identities of removed and inserted rows, as numbers: equal identities have equal
/// fingerprints in every list.
@usableFromInline
struct Fingerprints {
  var removed: [UInt64] = []
  var inserted: [UInt64] = []

  @usableFromInline
  init(removed: [UInt64] = [], inserted: [UInt64] = []) {
    self.removed = removed
    self.inserted = inserted
  }
}
