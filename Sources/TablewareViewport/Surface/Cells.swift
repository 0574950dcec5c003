import Tableware
import TablewareHosting

/// A width and a height in units of the surface.
public struct Size: Hashable, Sendable {
  /// Units from the leading to the trailing edge.
  public var width: Int
  /// Units from the top to the bottom.
  public var height: Int

  /// Creates a size. Negative lengths are kept and mean that there is no room.
  ///
  /// - Parameters:
  ///   - width: units from the leading to the trailing edge.
  ///   - height: units from the top to the bottom.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The position of a cell, which is as wide as the surface.
public struct CellFrame: Hashable, Sendable {
  /// Units from the top of the surface; negative if the cell begins above it.
  public var y: Int
  /// Units from the top of the cell to its bottom.
  public var height: Int
  /// Units from the leading to the trailing edge.
  public var width: Int

  /// Creates the position of a cell.
  ///
  /// - Parameters:
  ///   - y: units from the top of the surface.
  ///   - height: units from the top of the cell to its bottom.
  ///   - width: units from the leading to the trailing edge.
  public init(y: Int, height: Int, width: Int) {
    self.y = y
    self.height = height
    self.width = width
  }
}

/// The content that a surface paints in one of its cells. It is stored outside of the value: it is
/// large, and passed on more often than it is read.
public indirect enum CellContent {
  /// A row: its presentation, and the row as the app wrote it, for a surface that supports its
  /// type.
  case row(RowPresentation, AnyRow)
  /// A header, with the presentation and the row that the app wrote.
  case header(RowPresentation, AnyRow)
  /// A footer, with the presentation and the row that the app wrote.
  case footer(RowPresentation, AnyRow)

  /// What the cell shows, offers and announces.
  public var presentation: RowPresentation {
    switch self {
    case .row(let presentation, _), .header(let presentation, _), .footer(let presentation, _):
      presentation
    }
  }

  /// The row as the app wrote it.
  public var row: AnyRow {
    switch self {
    case .row(_, let row), .header(_, let row), .footer(_, let row): row
    }
  }

  /// The kind of cell that shows it.
  package var kind: CellKind {
    switch self {
    case .row(_, let row): .row(row.kind)
    case .header(_, let row): .header(row.kind)
    case .footer(_, let row): .footer(row.kind)
    }
  }

  /// What decides the height of the cell at a width.
  var measured: MeasuredContent {
    switch self {
    case .row(let presentation, let row): .row(row.kind, presentation.content)
    case .header(let presentation, let row): .header(row.kind, presentation.content)
    case .footer(let presentation, let row): .footer(row.kind, presentation.content)
    }
  }
}

/// The pool from which a cell is reused.
public enum CellKind: Hashable, Sendable {
  /// Cells for one kind of row.
  case row(RowKind)
  /// Cells for one kind of header.
  case header(RowKind)
  /// Cells for one kind of footer.
  case footer(RowKind)
}

/// The state of a cell, independent of its content.
public struct CellState: Hashable, Sendable {
  /// Whether the cell shows the row that has the focus.
  public var isFocused = false
  /// Whether the cell is a header that stays at the top while its rows scroll under it.
  public var isPinned = false

  /// Creates the state of an ordinary cell, without focus.
  public init() {}
}
