import TablewareDiff

/// The identities of a list of which only a part is loaded.
final class LazyIdentities: IdentityList {
  let contents: LazyContents
  var lazyContents: LazyContents? { contents }

  init(_ contents: LazyContents) { self.contents = contents }

  var count: Int { contents.count }

  func identity(at index: Int) -> Identity { contents.identity(at: index) }

  func offsets(of identity: Identity) -> [Int] {
    contents.position(of: identity).map { [$0] } ?? []
  }

  func onlyOffset(of identity: Identity) -> OnlyOffset {
    contents.position(of: identity).map { .found($0) } ?? .missing
  }

  func isKnownSame(as other: any IdentityList) -> Bool {
    (other as? LazyIdentities)?.contents.isKnownSame(as: contents) == true
  }

  func adoptIndex(of other: any IdentityList) {}

  func sharedEnds(with other: any IdentityList) -> (first: Int, last: Int) { (0, 0) }

  func hasSameType(as other: any IdentityList) -> Bool { other is LazyIdentities }

  func scan(from old: any IdentityList, into scan: inout Scan) {
    guard let old = old as? LazyIdentities else { return }
    scan.add(contents.runsInOrder(since: old.contents), old.count, count)
  }

  func appendAll(to identities: inout [Identity]) {
    for index in 0..<count { identities.append(identity(at: index)) }
  }

  /// Leftovers are few, and are matched as identities of any kind.
  func match(
    _ rows: inout RowComparison, _ lists: [(old: any IdentityList, new: any IdentityList)],
    _ repeats: RepeatPolicy
  ) -> Fingerprints? { nil }

  /// Appends the fingerprints of the known rows: a placeholder is never repeated, and nothing is
  /// remembered for it.
  func appendFingerprints(to fingerprints: inout [UInt64]) {
    for run in contents.runs { fingerprints += run.rows.map(\.fingerprint) }
  }

  func repeats(in lists: [any IdentityList]) -> [(first: Int, again: Int)]? {
    var (found, places): ([(first: Int, again: Int)], [Identity: Int]) = ([], [:])
    var start = 0
    for list in lists {
      guard let list = list as? LazyIdentities else { return nil }
      for (run, end) in zip(list.contents.runs, list.contents.ends) {
        for (offset, row) in run.rows.enumerated() {
          let place = start + end - run.count + offset
          if let first = places[row] { found.append((first, place)) } else { places[row] = place }
        }
      }
      start += list.count
    }
    return found
  }
}

/// Rows that are created from the loaded elements, and placeholders for all others.
final class LazyRowSource: RowSource {
  var identities: any IdentityList { list }
  private let list: LazyIdentities
  let displayObserver: DisplayObserver?
  private let build: (Int) -> AnyRow

  init(
    _ contents: LazyContents, _ displayObserver: DisplayObserver?, build: @escaping (Int) -> AnyRow
  ) {
    list = LazyIdentities(contents)
    self.displayObserver = displayObserver
    self.build = build
  }

  func row(at index: Int) -> AnyRow { build(index).identified(as: list.identity(at: index)) }
  func isLoaded(at index: Int) -> Bool { list.contents.isLoaded(at: index) }
  var problems: [Diagnostic] { [] }
}

extension ForEach where Output == AnyRow {
  /// Creates rows for a list of which only a part is loaded.
  ///
  /// - Parameters:
  ///   - contents: the known rows and the gaps.
  ///   - observer: observes which rows are on screen or near it.
  ///   - row: creates the row at a position, each time it is shown.
  package init(
    _ contents: LazyContents, observer: DisplayObserver? = nil, row: @escaping (Int) -> AnyRow
  ) {
    self.init(source: LazyRowSource(contents, observer, build: row))
  }
}

extension SectionRows {
  /// The rows, if they are those of one list of which only a part is loaded.
  var lazyContents: LazyContents? { onlyList?.lazyContents }
}
