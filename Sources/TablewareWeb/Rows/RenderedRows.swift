import Synchronization
import Tableware
import TablewareHosting

/// A presentation with its HTML, shared by all sessions that show the same.
final class RenderedRow: Sendable {
  let presentation: RowPresentation
  let place: ItemPlace
  let context: ItemContext
  let html: ItemHTML

  init(
    _ presentation: RowPresentation, _ place: ItemPlace, _ context: ItemContext,
    _ images: WebImages
  ) {
    self.presentation = presentation
    self.place = place
    self.context = context
    html = ItemHTML(
      presentation, at: place, context, id: HTML.ownNumber, images: images)
  }
}

/// The rows that sessions show, found by their presentations: equal ones are rendered once and
/// stored once.
///
/// ```
///  session 1 ──▶ row ◀── RenderedRows
///  session 2 ──▶
/// ```
///
/// A row that no session shows is removed later: when the number of rows has doubled, or when pages
/// have ended that showed half as many. The references are strong, because a weak one makes each
/// retain and release of its object several times as slow.
final class RenderedRows: Sendable {
  private struct Group {
    /// The words of the rows.
    let words: Words
    var rows: [Int: [RenderedRow]] = [:]
    var count = 0
    /// The number of rows at which unused ones are removed.
    var limit = sweepSize

    /// Removes the rows that no session shows.
    ///
    /// - Complexity: O(rows).
    mutating func removeUnused() {
      var used: [Int: [RenderedRow]] = [:]
      count = 0
      for hash in Array(rows.keys) {
        // The chain is taken out, so that the only references are its own and those of pages.
        guard var chain = rows.removeValue(forKey: hash) else { continue }
        for place in chain.indices where !isKnownUniquelyReferenced(&chain[place]) {
          used[hash, default: []].append(chain[place])
          count += 1
        }
      }
      rows = used
      limit = max(sweepSize, 2 * count)
    }
  }

  private struct Groups {
    /// A group for each set of words.
    var all: [Group] = []
    /// The number of rows on the pages that ended since unused rows were removed.
    var released = 0
  }

  /// The most rows with the same hash. The oldest of more is not shared again, so that every search
  /// is short.
  private static let chainLimit = 8
  /// The number of separate sets of words; sessions with others share nothing.
  private static let wordsLimit = 64
  /// The least number of rows, added or released, after which unused ones are removed.
  private static let sweepSize = 1_024

  static let shared = RenderedRows()

  private let groups = Mutex(Groups())

  /// Returns the row with a presentation, in the words in effect. A row with a picture is not
  /// shared: each session has addresses of its own.
  ///
  /// - Complexity: O(length of the texts).
  func row(
    showing presentation: RowPresentation, at place: ItemPlace = .row,
    _ context: ItemContext = ItemContext(), _ images: WebImages = WebImages()
  ) -> RenderedRow {
    guard !presentation.content.hasImages else {
      return RenderedRow(presentation, place, context, images)
    }
    let words = Words.current
    let hash = presentation.textHash
    let found = groups.withLock { groups in
      groups.all.first { $0.words.areSame(as: words) }?.rows[hash]?.first {
        $0.presentation == presentation && $0.place == place && $0.context == context
      }
    }
    if let found { return found }
    let row = RenderedRow(presentation, place, context, images)
    groups.withLock { Self.add(row, hash, words, to: &$0.all) }
    return row
  }

  /// The number of rows that are stored, some of which may be unused.
  var count: Int { groups.withLock { $0.all.reduce(0) { $0 + $1.count } } }

  /// Notes that a page has ended and released its rows.
  ///
  /// - Parameter count: the number of its rows.
  /// - Complexity: O(`count`), amortized.
  func notePageEnd(rows count: Int) {
    groups.withLock { groups in
      groups.released += count
      let stored = groups.all.reduce(0) { $0 + $1.count }
      guard groups.released >= max(Self.sweepSize, stored / 2) else { return }
      groups.released = 0
      for index in groups.all.indices { groups.all[index].removeUnused() }
    }
  }

  private static func add(_ row: RenderedRow, _ hash: Int, _ words: Words, to groups: inout [Group])
  {
    // Words that cannot be compared would never be found again.
    guard words.areSame(as: words) else { return }
    let known = groups.firstIndex { $0.words.areSame(as: words) }
    guard let index = known ?? (groups.count < wordsLimit ? groups.count : nil) else { return }
    if known == nil { groups.append(Group(words: words)) }
    if groups[index].rows[hash, default: []].count == chainLimit {
      groups[index].rows[hash]?.removeFirst()
      groups[index].count -= 1
    }
    groups[index].rows[hash, default: []].append(row)
    groups[index].count += 1
    if groups[index].count > groups[index].limit { groups[index].removeUnused() }
  }
}

extension RowPresentation {
  /// A hash of the texts, which differs between nearly all rows.
  fileprivate var textHash: Int {
    var hasher = Hasher()
    hasher.combine(content.title)
    hasher.combine(content.subtitle)
    hasher.combine(content.values)
    hasher.combine(content.details)
    hasher.combine(controlText)
    return hasher.finalize()
  }
}
