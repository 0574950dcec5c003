import TablewareDiff

/// A row that was declared or inserted alone, as a source and as the list of its only identity: one
/// object, where a list of rows needs several.
final class SingleRow: RowSource {
  private let row: AnyRow
  // Captured once: a row over a mutable object must not change its identity while it is shown.
  private let identity: Identity

  init(_ row: AnyRow) {
    self.row = row
    identity = row.identity
  }

  var identities: any IdentityList { self }
  func row(at index: Int) -> AnyRow { row.identified(as: identity) }
  var isBuilt: Bool { true }
  var problems: [Diagnostic] { [] }
}

extension SingleRow: IdentityList {
  var count: Int { 1 }
  func identity(at index: Int) -> Identity { identity }

  func offsets(of identity: Identity) -> [Int] { self.identity == identity ? [0] : [] }

  func onlyOffset(of identity: Identity) -> OnlyOffset {
    self.identity == identity ? .found(0) : .missing
  }

  func isKnownSame(as other: any IdentityList) -> Bool {
    (other as? SingleRow)?.identity == identity
  }

  func adoptIndex(of other: any IdentityList) {}

  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int) { (0, 0) }

  func hasSameType(as other: any IdentityList) -> Bool { other is SingleRow }

  func scan(from old: any IdentityList, into scan: inout Scan) {
    guard let old = old as? SingleRow else { return }
    if old.identity == identity { scan.keep(1) } else { scan.leaveOver(oldCount: 1, newCount: 1) }
  }

  func appendAll(to identities: inout [Identity]) { identities.append(identity) }

  /// Leftovers of single rows are few, and are matched as identities of any kind.
  func match(
    _ rows: inout RowComparison, _ lists: [(old: any IdentityList, new: any IdentityList)],
    _ repeats: RepeatPolicy
  ) -> Fingerprints? { nil }

  func appendFingerprints(to fingerprints: inout [UInt64]) {
    fingerprints.append(identity.fingerprint)
  }

  func repeats(in lists: [any IdentityList]) -> [(first: Int, again: Int)]? {
    var identities: [Identity] = []
    for list in lists { list.appendAll(to: &identities) }
    return repeatedIdentities(in: identities)
  }
}
