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

/// The rows that any session shows at the moment, found by their presentations: equal ones are
/// rendered once and stored once.
///
/// ```
///  session 1 ──▶ row ◀┄┄ weak ┄┄ RenderedRows
///  session 2 ──▶
/// ```
final class RenderedRows: Sendable {
  private struct Entry {
    weak var row: RenderedRow?
  }

  private struct State {
    /// The words of the rows.
    let words: Words
    var rows: [Int: [Entry]] = [:]
    /// The number of entries, and the number at which released rows are removed.
    var count = 0
    var limit = 1_024

    mutating func forgetReleased() {
      rows = rows.compactMapValues { entries in
        let living = entries.filter { $0.row != nil }.suffix(chainLimit)
        return living.isEmpty ? nil : Array(living)
      }
      count = rows.values.reduce(0) { $0 + $1.count }
      limit = max(1_024, 2 * count)
    }
  }

  /// The most rows with the same hash. Further rows are not shared, so that every search is short.
  private static let chainLimit = 8
  /// The number of separate sets of words; sessions with others share nothing.
  private static let wordsLimit = 64

  static let shared = RenderedRows()

  private let states = Mutex<[State]>([])

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
    let found = states.withLock { states in
      states.first { $0.words.areSame(as: words) }?.rows[hash]?.lazy.compactMap(\.row)
        .first {
          $0.presentation == presentation && $0.place == place && $0.context == context
        }
    }
    if let found { return found }
    let row = RenderedRow(presentation, place, context, images)
    states.withLock { Self.add(row, hash, words, to: &$0) }
    return row
  }

  /// The number of rows that are remembered, some of which may be released.
  var count: Int { states.withLock { $0.reduce(0) { $0 + $1.count } } }

  private static func add(_ row: RenderedRow, _ hash: Int, _ words: Words, to states: inout [State])
  {
    // Words that cannot be compared would never be found again.
    guard words.areSame(as: words) else { return }
    let known = states.firstIndex { $0.words.areSame(as: words) }
    guard let index = known ?? (states.count < wordsLimit ? states.count : nil) else { return }
    if known == nil { states.append(State(words: words)) }
    states[index].rows[hash, default: []].append(Entry(row: row))
    states[index].count += 1
    if states[index].count > states[index].limit
      || states[index].rows[hash, default: []].count > chainLimit
    {
      states[index].forgetReleased()
    }
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
