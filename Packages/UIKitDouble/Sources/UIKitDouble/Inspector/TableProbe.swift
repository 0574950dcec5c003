import Foundation

/// The identities of the rows in a test's data, so that the double can check what UIKit cannot.
public struct TableProbe {
  /// What rows should show and what cells do show.
  struct Content {
    let row: (IndexPath) -> AnyHashable
    let cell: (UITableViewCell) -> AnyHashable
  }

  let section: (Int) -> AnyHashable
  let row: (IndexPath) -> AnyHashable
  let content: Content?

  /// A probe for identities: both closures read the data as the data source does (B-40, B-41). They
  /// may be asked for places of before an update that do not exist any more.
  public init(
    section: @escaping (Int) -> AnyHashable, row: @escaping (IndexPath) -> AnyHashable
  ) {
    self.section = section
    self.row = row
    content = nil
  }

  /// A probe for identities and contents: what the data says of a row, and what a cell shows, in
  /// the same terms (B-42).
  public init(
    section: @escaping (Int) -> AnyHashable, row: @escaping (IndexPath) -> AnyHashable,
    content: @escaping (IndexPath) -> AnyHashable,
    shown: @escaping (UITableViewCell) -> AnyHashable
  ) {
    self.section = section
    self.row = row
    self.content = Content(row: content, cell: shown)
  }

  func content(_ counts: [Int]) -> ProbedContent {
    ProbedContent(
      sections: counts.indices.map(section),
      rows: counts.enumerated().map { section, count in
        (0..<count).map { row(IndexPath(row: $0, section: section)) }
      })
  }
}
