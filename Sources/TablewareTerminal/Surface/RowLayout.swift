import Tableware

/// Which column each part of a row's main line stands in. Headers use the same one, so that captions
/// stand above what they name.
///
/// ```
///  0 1 2      …                                    width
///  ❯   ♪ title                 value   value   ✓
/// ```
///
/// Where there is no room for all values, the last ones are left out: the decision depends on the
/// width and the values' own widths only, so all rows of a table decide alike.
struct RowLayout {
  /// Columns before the title, for the focus marker.
  static let margin = 2
  private static let gap = 2

  /// The values that have room, with the column and the width of each.
  private(set) var values: [(value: RowValue, column: Int, width: Int)] = []
  /// The column of the accessory, if there is one.
  private(set) var accessory: Int?
  /// The columns for symbol and title.
  let title: Range<Int>

  init(values: [RowValue], hasAccessory: Bool, width: Int) {
    var end = max(0, width - 1)
    if hasAccessory, end > Self.margin + 2 {
      accessory = end - 1
      end -= 2
    }
    let least = min(20, (end - Self.margin) / 2)
    var widths: [Int] = []
    var room = end - Self.margin - least
    for value in values {
      let natural = value.width > 0 ? value.width : value.text.columns(limit: max(0, room))
      guard natural <= room - Self.gap else { break }
      widths.append(natural)
      room -= natural + Self.gap
    }
    var column = end
    for (value, width) in zip(values, widths).reversed() {
      column -= width
      self.values.insert((value, column, width), at: 0)
      column -= Self.gap
    }
    title = Self.margin..<max(Self.margin, column)
  }
}
