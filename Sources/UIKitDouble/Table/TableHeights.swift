#if !canImport(UIKit)
  import Foundation

  /// Heights of rows, headers and footers: measured ones, and an estimate for the others.
  struct TableHeights {
    static let estimate: CGFloat = 44
    private(set) var rows: [[CGFloat?]] = []
    private(set) var headers: [CGFloat] = []
    private(set) var footers: [CGFloat] = []

    mutating func reset(_ counts: [Int]) {
      rows = counts.map { [CGFloat?](repeating: nil, count: $0) }
      headers = [CGFloat](repeating: 0, count: counts.count)
      footers = headers
    }

    /// Carries measured heights over a batch.
    mutating func follow(_ map: [[IndexPath?]], sections: [Int?], _ counts: [Int]) {
      let old = self
      reset(counts)
      for (section, rows) in map.enumerated() {
        if let place = sections[section] {
          headers[place] = old.headers[section]
          footers[place] = old.footers[section]
        }
        for (row, path) in rows.enumerated() {
          if let path { self.rows[path.section][path.row] = old.rows[section][row] }
        }
      }
    }

    mutating func set(_ height: CGFloat?, at path: IndexPath) {
      rows[path.section][path.row] = height
    }
    mutating func setHeader(_ height: CGFloat, _ section: Int) { headers[section] = height }
    mutating func setFooter(_ height: CGFloat, _ section: Int) { footers[section] = height }

    func height(at path: IndexPath, estimate: CGFloat) -> CGFloat {
      rows[path.section][path.row] ?? estimate
    }

    /// Forgets what was measured in another width (G-09).
    mutating func forgetRows() {
      rows = rows.map { [CGFloat?](repeating: nil, count: $0.count) }
    }
  }
#endif
