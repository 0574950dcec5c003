import TablewareDiff

/// The identities of the rows of one source, of whatever type the app chose. An
/// ``IdentityColumn`` is the only one.
@usableFromInline
protocol IdentityList: AnyObject {
  var count: Int { get }
  func identity(at index: Int) -> Identity
  /// Where the rows with an identity stand, ascending.
  ///
  /// - Complexity: O(1) look-ups, after O(n) for the first one.
  func offsets(of identity: Identity) -> [Int]
  /// Where the first row with an identity stands.
  ///
  /// - Complexity: a look-up, after O(n) for the first one.
  func firstOffset(of identity: Identity) -> Int?
  /// Whether an identity may stand in the list twice.
  var mayRepeat: Bool { get }
  /// Whether the other list is known, without reading a row, to hold the same identities.
  func isKnownSame(as other: any IdentityList) -> Bool
  /// Adopts the index of another list, if both are known to hold the same identities. A collection
  /// that is declared again unchanged is not indexed again.
  func adoptIndex(of other: any IdentityList)
  /// How many rows at the beginning and at the end are known, without reading them one by one, to
  /// have the same identities.
  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int)
  /// Whether the rows can be compared with those of another list.
  func hasSameType(as other: any IdentityList) -> Bool
  /// Compares the rows with those of an older list of the same type.
  func scan(from old: any IdentityList, into scan: inout Scan)
  /// Appends all identities.
  func appendAll(to identities: inout [Identity])
  /// Matches what a comparison left over.
  ///
  /// - Parameter lists: for each pair of sections of the comparison, their only lists.
  /// - Returns: the rows without a partner; `nil` if the lists have different types.
  func match(
    _ rows: inout RowComparison, _ lists: [(old: any IdentityList, new: any IdentityList)],
    _ repeats: RepeatPolicy
  ) -> Fingerprints?
  /// Appends the fingerprints of all identities.
  func appendFingerprints(to fingerprints: inout [UInt64])
  /// The repeated identities of several lists, one behind another; `nil` if they have different
  /// types.
  func repeats(in lists: [any IdentityList]) -> [(first: Int, again: Int)]?
}

/// The identities of rows that were removed and inserted, as numbers: equal identities have equal
/// fingerprints, whatever list they are in.
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
