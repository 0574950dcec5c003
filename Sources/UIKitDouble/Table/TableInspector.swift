#if !canImport(UIKit)
  import Foundation

  /// Who stands where in a test's data, so that the double can tell what UIKit cannot.
  public struct TableProbe {
    let section: (Int) -> AnyHashable
    let row: (IndexPath) -> AnyHashable

    /// A probe: both closures read the data as the data source does.
    public init(
      section: @escaping (Int) -> AnyHashable, row: @escaping (IndexPath) -> AnyHashable
    ) {
      self.section = section
      self.row = row
    }

    func content(_ counts: [Int]) -> ProbedContent {
      ProbedContent(
        sections: counts.indices.map(section),
        rows: counts.enumerated().map { section, count in
          (0..<count).map { row(IndexPath(row: $0, section: section)) }
        })
    }
  }

  /// The test's side of a table: how strict it is, what it noticed, what it was told.
  @MainActor
  public final class TableInspector {
    /// How much is asked.
    public var strictness = Strictness.strict
    /// Who stands where; without one, places are not checked.
    public var probe: TableProbe?
    /// Whether animations end with `true`.
    public var animationsFinish = true
    /// Disturbances that UIKit allows itself.
    public var hostility: Set<Hostility> = []
    /// Every breach so far.
    public private(set) var breaches: [Breach] = []
    /// Everything that the table was told, for a reproducer of one line.
    public private(set) var log: [String] = []
    /// How many cells were made, by reuse identifier.
    public internal(set) var cellsMade: [String: Int] = [:]
    /// How often a cell was asked for.
    public internal(set) var cellRequests = 0

    /// The log as one line.
    public var script: String { log.joined(separator: "; ") }

    func report(_ breach: Breach) {
      guard strictness.notices(breach.verdict) else { return }
      breaches.append(breach)
    }

    func note(_ call: String) { log.append(call) }
  }

  /// What a table may do at any time, and seldom does while somebody watches.
  public enum Hostility: Hashable, Sendable, CaseIterable {
    /// A layout pass in the middle of a batch's end.
    case extraLayout
    /// Cells are asked for that are never displayed.
    case prefetchedCells
    /// `didEndDisplaying` with the path that a row had before the update.
    case stalePaths
  }
#endif
