import Tableware
import TablewareHosting
import TablewareViewport

/// The columns of the parts of a row's main line. Headers use the same layout, so that captions are
/// above their values.
///
/// ```
///  0 1 2      …                                    width
///  ❯   ♪ title                 value   control   i ›
///  ❯     ▾ ♪ title             value
/// ```
///
/// A row of a tree begins further in, after the mark for its expansion. A row without an accessory
/// reserves the room for that of its section, and so does the header.
///
/// If there is no room for all values, the last ones are left out: the decision depends only on the
/// width and the values' own widths, so it is the same for all rows of a table.
struct RowLayout {
  /// Columns before the title, for the focus marker and the mark of a selected row.
  static let margin = 2
  private static let gap = 2
  /// The column at which a field begins in all rows whose title is short enough.
  private static let titleRoom = 22

  /// The values that fit, with their columns and widths.
  private(set) var values: [(value: RowValue, column: Int, width: Int)] = []
  /// The column of the accessory, if there is one.
  private(set) var accessory: Int?
  /// The columns of the control, if it is in the main line and fits.
  private(set) var control: Range<Int>?
  /// The face of the control in these columns, unless it is a text.
  private(set) var face: ControlFace?
  /// The columns for symbol and title.
  let title: Range<Int>
  /// The columns of the expansion mark; empty without one.
  let expansion: Range<Int>

  /// Returns the indentation of a row, and the columns of its mark. The indentation stops at a
  /// third of the width: the title needs the rest.
  private static func indent(
    of row: RowContent, in place: RowPlace, from margin: Int, width: Int
  ) -> (start: Int, expansion: Range<Int>) {
    if case .header(let isInteractive) = place {
      let room = max(0, width / 3 - margin)
      let start = margin - Self.margin + min(max(0, row.level), room / 2) * 2
      // The mark is next to that of the focus, so that the title is near those of the rows.
      if row.expansion != nil, width >= Self.margin + 4 {
        return (start + 3, start + 1..<start + 3)
      }
      return (start + (isInteractive ? Self.margin : 0), 0..<0)
    }
    let room = max(0, width / 3 - margin)
    let start = margin + min(max(0, row.level), room / 2) * 2
    let mark = row.expansion == nil || width < margin + 4 ? 0 : 2
    return (start + mark, start..<start + mark)
  }

  /// The layout of a row, header or footer.
  init(
    _ row: RowContent, in place: RowPlace = .row, width: Int, editing: RowEditing? = nil
  ) {
    let (leading, trailing) = Self.insets(of: row, width: width)
    var margin = Self.margin + leading
    var end = max(0, width - 1 - trailing)
    var accessory: Int?
    let marks = row.accessory.marks.count
    if row.style.accessoryEdge == .leading {
      if marks > 0, end > margin + marks + 1 { accessory = margin }
      margin += accessory == nil ? 0 : marks + 1
    }
    let start = Self.indent(of: row, in: place, from: margin, width: width)
    margin = start.start
    let room = max(
      row.style.accessoryEdge == .leading ? 0 : marks,
      row.style.accessoryRoom?.marks.count ?? 0)
    if room > 0, end > margin + room + 1 {
      if row.style.accessoryEdge != .leading, marks > 0 { accessory = end - marks }
      end -= room + 1
    }
    let picture = RowPicture(of: row, width: width)
    let symbol = row.head(picture).map { $0.columns(limit: width) + 1 } ?? 0
    let natural = row.title.columns(limit: max(0, width)) + symbol
    self.init(row, start, end, accessory, natural, editing)
  }

  /// A column corresponds to 8 points; both insets leave two thirds of the width to the row.
  private static func insets(of row: RowContent, width: Int) -> (leading: Int, trailing: Int) {
    let (leading, trailing) = row.style.insets
    return (min((leading + 7) / 8, width / 6), min((trailing + 7) / 8, width / 6))
  }

  /// - Parameter natural: the columns of symbol and title.
  private init(
    _ row: RowContent, _ start: (start: Int, expansion: Range<Int>), _ end: Int, _ accessory: Int?,
    _ natural: Int, _ editing: RowEditing?
  ) {
    let margin = start.start
    let room = end - margin
    let heading = natural == 0 ? 0 : natural + Self.gap
    if case .text(let input) = row.control {
      let common = min(Self.titleRoom, room * 2 / 5)
      let column = margin + (natural == 0 ? 0 : max(common, min(heading, room / 2)))
      guard input.lineCount == 1, column < end else {
        self.init(
          values: row.values, start: start, end: end, accessory: accessory, control: nil, face: nil)
        return
      }
      self.init(
        values: row.values, start: start, end: column - Self.gap, accessory: accessory,
        control: column..<end, face: nil)
      return
    }
    var dating: DateEditor?
    if case .date(let typing) = editing { dating = typing.editor }
    let face = ControlFace(
      row.control, room: room - min(heading, max(0, room / 2)), editing: dating)
    guard face.width > 0 else {
      self.init(
        values: row.values, start: start, end: end, accessory: accessory, control: nil, face: nil)
      return
    }
    self.init(
      values: row.values, start: start, end: end - face.width - Self.gap, accessory: accessory,
      control: end - face.width..<end, face: face)
  }

  private init(
    values: [RowValue], start: (start: Int, expansion: Range<Int>), end: Int, accessory: Int?,
    control: Range<Int>?, face: ControlFace?
  ) {
    self.accessory = accessory
    self.control = control
    self.face = face
    expansion = start.expansion
    let least = min(20, (end - Self.margin) / 2)
    var widths: [Int] = []
    var room = end - Self.margin - least
    for value in values {
      let natural = value.columns(limit: max(0, room))
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
    title = start.start..<max(start.start, Self.margin, column)
  }

  /// Returns the index of the caption at a column, where the row is a header of columns: 0 for the
  /// title.
  func caption(at column: Int) -> Int? {
    if title.contains(column) { return 0 }
    return values.firstIndex { ($0.column..<$0.column + $0.width).contains(column) }.map { $0 + 1 }
  }
}

/// Whether a row, a header or a footer is laid out.
enum RowPlace: Hashable {
  case row
  /// A header that offers something leaves room for the mark of the focus.
  case header(isInteractive: Bool)
  case footer

  init(_ content: CellContent) {
    switch content {
    case .row: self = .row
    case .header(let presentation, _): self = .header(isInteractive: presentation.isInteractive)
    case .footer: self = .footer
    }
  }
}

extension RowContent.Expansion {
  /// The mark before the title.
  var mark: String {
    switch self {
    case .leaf: ""
    case .collapsed: "▸"
    case .expanded: "▾"
    case .loading: "◌"
    }
  }
}

extension RowContent.Accessory {
  /// The marks at the end of the row, each one column wide.
  var marks: String {
    switch self {
    case .none: ""
    case .disclosure: "›"
    case .checkmark: "✓"
    case .detail: "i"
    case .detailDisclosure: "i ›"
    }
  }
}
