import Foundation

/// Heights of rows, headers and footers: measured ones, and estimates for the others (G-04).
struct TableHeights {
  typealias First = (IndexPath) -> (height: CGFloat, isEstimate: Bool)

  static let rowEstimate: CGFloat = 44
  static let titleHeight: CGFloat = 28
  /// What a grouped table leaves free where there is no title (G-16).
  static let groupedGap: CGFloat = 18
  private(set) var sections: [SectionHeights] = []
  /// Whether there are no estimates: then every height is asked for again at every batch (G-10).
  private var isExact = false

  /// Forgets everything, and begins with estimates, or with true heights where there are none.
  mutating func reset(_ counts: [Int], _ first: First) {
    sections = counts.map { _ in SectionHeights() }
    isExact = false
    for (section, count) in counts.enumerated() { ask(section, count, first) }
  }

  /// Carries what was measured over a batch.
  ///
  /// - Parameter asksEstimates: whether the delegate has estimates. Then it is asked for those of
  ///   all rows; otherwise only rows that came are asked for, unless heights are exact.
  mutating func follow(
    _ map: RowMap, _ counts: [Int], asksEstimates: Bool, _ first: First
  ) {
    let old = sections
    let oldCounts = old.map(\.count)
    let asksAll = isExact || asksEstimates
    sections = counts.indices.map { position in
      map.sources[position].map { old[$0] } ?? SectionHeights()
    }
    for position in counts.indices {
      let source = map.sources[position]
      if let source, !asksAll, map.isUntouched(position, from: source),
        oldCounts[source] == counts[position]
      {
        continue
      }
      let origins = map.origins(of: position, oldCounts)
      var heights = sections[position]
      heights.fill(origins.count) { row in
        let known: (SectionHeights, Int)? =
          switch origins[row] {
          case .new: nil
          case .kept(let row): source.map { (old[$0], row) }
          case .moved(let path): (old[path.section], path.row)
          }
        if let (section, row) = known, !asksAll {
          return (section.measured(row), section.estimate(row))
        }
        let answer = asked(position, row, first)
        return (answer.measured ?? known.flatMap { $0.0.measured($0.1) }, answer.estimate)
      }
      sections[position] = heights
    }
  }

  private mutating func ask(_ section: Int, _ count: Int, _ first: First) {
    var heights = sections[section]
    heights.fill(count) { asked(section, $0, first) }
    sections[section] = heights
  }

  private mutating func asked(
    _ section: Int, _ row: Int, _ first: First
  ) -> (measured: CGFloat?, estimate: CGFloat) {
    let answer = first(IndexPath(row: row, section: section))
    if !answer.isEstimate { isExact = true }
    return (answer.isEstimate ? nil : answer.height, answer.height)
  }

  mutating func set(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].set(height, at: path.row)
  }

  mutating func set(_ section: Int, padding: CGFloat, header: CGFloat, footer: CGFloat) {
    sections[section].padding = padding
    sections[section].header = header
    sections[section].footer = footer
  }

  /// Forgets what was measured in another width (G-09).
  mutating func forgetRows(_ first: First) {
    isExact = false
    for section in sections.indices { ask(section, sections[section].count, first) }
  }
}
