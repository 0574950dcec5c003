import Tableware
import TablewareHosting

/// What the focus stops at, in order: every row, and the headers and footers that offer something.
extension Viewport {
  /// Whether the focus can be at a path: at a row, or at a header or footer that offers something.
  func isStop(_ path: RowPath) -> Bool {
    guard path.role != .row else { return snapshot.contains(path) }
    return hasPart(path) && snapshot.presentation(at: path)?.isInteractive == true
  }

  /// Whether the section has the header or footer that a path is of.
  func hasPart(_ path: RowPath) -> Bool {
    path.role == .header ? snapshot.hasHeader(path.section) : snapshot.hasFooter(path.section)
  }

  /// The first stop of the table.
  var firstStop: RowPath? { firstStop(from: 0) }

  /// The last stop of the table.
  var lastStop: RowPath? { lastStop(before: snapshot.sectionCount) }

  /// The first stop of a section: its header, or else its first row.
  func stop(atStartOf section: Int) -> RowPath? {
    if isStop(.header(of: section)) { return .header(of: section) }
    return snapshot.rowCount(in: section) > 0 ? RowPath(section: section, row: 0) : nil
  }

  /// The stop after a path.
  func row(after path: RowPath) -> RowPath? {
    if path.role != .footer {
      let next = path.role == .header ? 0 : path.row + 1
      if next < snapshot.rowCount(in: path.section) {
        return RowPath(section: path.section, row: next)
      }
      if isStop(.footer(of: path.section)) { return .footer(of: path.section) }
    }
    return firstStop(from: path.section + 1)
  }

  /// The stop before a path.
  func row(before path: RowPath) -> RowPath? {
    let before = path.role == .footer ? snapshot.rowCount(in: path.section) : max(0, path.row)
    if path.role != .header {
      if before > 0 { return RowPath(section: path.section, row: before - 1) }
      if isStop(.header(of: path.section)) { return .header(of: path.section) }
    }
    return lastStop(before: path.section)
  }

  private func firstStop(from section: Int) -> RowPath? {
    guard section < snapshot.sectionCount else { return nil }
    for section in section..<snapshot.sectionCount {
      if let start = stop(atStartOf: section) { return start }
      if isStop(.footer(of: section)) { return .footer(of: section) }
    }
    return nil
  }

  private func lastStop(before section: Int) -> RowPath? {
    for section in (0..<section).reversed() {
      if isStop(.footer(of: section)) { return .footer(of: section) }
      let count = snapshot.rowCount(in: section)
      if count > 0 { return RowPath(section: section, row: count - 1) }
      if isStop(.header(of: section)) { return .header(of: section) }
    }
    return nil
  }
}
