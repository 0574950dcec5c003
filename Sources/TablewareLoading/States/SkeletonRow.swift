import Tableware

/// A placeholder for a row that is loading, with bars instead of texts.
public struct SkeletonRow: Row {
  /// The index of the row among the placeholders, which identifies it.
  public let id: Int
  private let lines: Int

  /// Creates the placeholder at an index. The bars of neighboring rows have different, fixed
  /// lengths.
  ///
  /// - Parameters:
  ///   - id: the index, counted from 0.
  ///   - lines: 1, or 2 for rows with a subtitle.
  public init(_ id: Int, lines: Int = 1) {
    self.id = id
    self.lines = lines
  }

  /// The content with bars, also for back ends that do not support placeholders.
  public var body: RowContent {
    let lengths = [18, 24, 14, 21, 16]
    func bar(_ position: Int) -> String {
      String(repeating: "░", count: lengths[Int(position.magnitude % 5)])
    }
    var content = RowContent(title: bar(id), subtitle: lines > 1 ? bar(id &+ 2) + bar(id) : nil)
    content.isPlaceholder = true
    return content
  }
}
