#if !canImport(UIKit)
  import Foundation

  /// Heights of rows, headers and footers: measured ones, and estimates for the others (G-04).
  struct TableHeights {
    typealias First = (IndexPath) -> (height: CGFloat, isEstimate: Bool)

    struct Section {
      /// The room above the header (G-12).
      var padding: CGFloat = 0
      var header: CGFloat = 0
      var footer: CGFloat = 0
      var measured: [CGFloat?] = []
      var estimates: [CGFloat] = []
      /// The sum of all rows.
      var rows: CGFloat = 0

      func row(_ row: Int) -> CGFloat { measured[row] ?? estimates[row] }
      /// What stands above the first row.
      var top: CGFloat { padding + header }
      var total: CGFloat { top + rows + footer }
    }

    static let rowEstimate: CGFloat = 44
    static let titleHeight: CGFloat = 28
    /// What a grouped table leaves free where there is no title (G-16).
    static let groupedGap: CGFloat = 18
    var sections: [Section] = []

    /// Forgets everything, and begins with estimates, or with true heights where there are none.
    mutating func reset(_ counts: [Int], _ first: First) {
      sections = counts.map { Section(measured: [CGFloat?](repeating: nil, count: $0)) }
      fill(first)
    }

    /// Carries what was measured over a batch.
    mutating func follow(
      _ rowMap: [[IndexPath?]], sections map: [Int?], _ counts: [Int], _ first: First
    ) {
      let old = sections
      sections = counts.map { Section(measured: [CGFloat?](repeating: nil, count: $0)) }
      for (section, place) in map.enumerated() {
        guard let place else { continue }
        sections[place].padding = old[section].padding
        sections[place].header = old[section].header
        sections[place].footer = old[section].footer
      }
      for (section, rows) in rowMap.enumerated() {
        for (row, path) in rows.enumerated() {
          guard let path else { continue }
          sections[path.section].measured[path.row] = old[section].measured[row]
        }
      }
      fill(first)
    }

    mutating func set(_ height: CGFloat, at path: IndexPath) {
      sections[path.section].rows += height - sections[path.section].row(path.row)
      sections[path.section].measured[path.row] = height
    }

    /// Forgets what was measured in another width (G-09).
    mutating func forgetRows(_ first: First) {
      for section in sections.indices {
        for row in sections[section].measured.indices { sections[section].measured[row] = nil }
      }
      fill(first)
    }

    private mutating func fill(_ first: First) {
      for section in sections.indices {
        sections[section].estimates = sections[section].measured.indices.map { row in
          let answer = first(IndexPath(row: row, section: section))
          if !answer.isEstimate { sections[section].measured[row] = answer.height }
          return answer.height
        }
        let filled = sections[section]
        sections[section].rows = filled.measured.indices.reduce(0) { $0 + filled.row($1) }
      }
    }
  }
#endif
