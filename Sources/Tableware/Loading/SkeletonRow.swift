/// A row that keeps the place of one that is on its way: bars where texts will be.
public struct SkeletonRow: Row {
  /// Which of several it is.
  public let id: Int
  private let lines: Int

  /// The row in a place, counted from 0. Neighbors differ in length, always in the same way.
  ///
  /// - Parameter lines: 1, or 2 where rows have a subtitle.
  public init(_ id: Int, lines: Int = 1) {
    self.id = id
    self.lines = lines
  }

  /// Bars, for back ends too that know nothing of placeholders.
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
