/// A value that describes one row: its identity and its content.
///
/// ```swift
/// struct SongRow: Row {
///   let song: Song
///   var id: Song.ID { song.id }
///   var body: RowContent { RowContent(title: song.title) }
/// }
/// ```
///
/// The identity must be that of the *thing* that the row shows, never its position:
///
/// ```swift
/// var id: Int { index }         // wrong: after an insert every row has another identity
/// var id = UUID()               // wrong: each show replaces all rows
/// var id: Song.ID { song.id }   // right
/// ```
///
/// Rows are created when they are shown, perhaps many times: keep `init`, `id` and `body` fast, and
/// use only stored values.
public protocol Row: SectionHeaderConvertible {
  /// The type of the row's identity.
  associatedtype ID: Hashable & Sendable

  /// The identity of the thing that the row shows, unique in the table. Inside a ``ForEach`` the
  /// identity of the element is used instead. Read once for each snapshot.
  var id: ID { get }

  /// The content of the row. Read when the row appears on screen, and after each commit while it is
  /// visible; equal content is never bound again.
  var body: RowContent { get }

  /// The variant of the row's cell; by default `nil`, for rows of one type that share their cells.
  ///
  /// Rows of one type with different variants have cells of their own each, so that expensive parts
  /// of a cell, such as a player, are not rebuilt for another variant. Only UIKit has cells that
  /// the app configures. Use few variants: the cells of each stay in memory.
  var cellVariant: String? { get }
}

extension Row {
  /// The default: all rows of the type share their cells.
  public var cellVariant: String? { nil }

  /// The row with its behaviors, in the place of a header.
  public var headerRow: AnyRow { AnyRow(self) }
}
