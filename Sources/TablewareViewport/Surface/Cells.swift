import Tableware
import TablewareHosting

/// A width and a height in units of the surface.
public struct Size: Hashable, Sendable {
  /// Units from the leading to the trailing edge.
  public var width: Int
  /// Units from the top to the bottom.
  public var height: Int

  /// A size; negative lengths are kept and mean that there is no room.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Where a cell stands: it is as wide as the surface.
public struct CellFrame: Hashable, Sendable {
  /// Units from the top of the surface; negative if the cell begins above it.
  public var y: Int
  /// Units from the top of the cell to its bottom.
  public var height: Int
  /// Units from the leading to the trailing edge.
  public var width: Int

  /// A frame.
  public init(y: Int, height: Int, width: Int) {
    self.y = y
    self.height = height
    self.width = width
  }
}

/// What a cell shows.
public enum CellContent {
  /// A row: its presentation for every surface, and the row as the app wrote it, for a surface that
  /// knows it.
  case row(RowPresentation, AnyRow)
  /// A section header.
  case header(SectionHeader)
  /// A section footer.
  case footer(RowText)
}

/// From which pool a cell is reused.
public enum CellKind: Hashable, Sendable {
  /// Cells for one kind of row.
  case row(RowKind)
  /// Cells for section headers.
  case header
  /// Cells for section footers.
  case footer
}

/// What changes about a cell without its content changing.
public struct CellState: Hashable, Sendable {
  /// Whether the cell shows the row that has the focus.
  public var isFocused = false
  /// Whether the cell is a header that is kept at the top while its rows scroll under it.
  public var isPinned = false

  /// The state of an ordinary cell.
  public init() {}
}
