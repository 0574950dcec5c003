/// A value that describes one cell: who it is and what it shows.
///
/// ```swift
/// struct SongRow: Row {
///   let song: Song
///   var id: Song.ID { song.id }
///   var body: RowContent { RowContent(title: song.title) }
/// }
/// ```
///
/// The identity must say *which thing* the row shows, never where it stands:
///
/// ```swift
/// var id: Int { index }         // wrong: after an insert every row is somebody else
/// var id = UUID()               // wrong: every show brings a hundred strangers
/// var id: Song.ID { song.id }   // right
/// ```
///
/// Rows are made when they are shown, perhaps many times: keep `init`, `id` and `body` cheap, and
/// answer from stored values only.
public protocol Row {
  /// The type of the identity.
  associatedtype ID: Hashable & Sendable

  /// Which thing the row shows. Unique in the table; inside a ``ForEach`` the identity of the
  /// element is taken instead. Asked once for each snapshot.
  var id: ID { get }

  /// What the row shows. Asked when the row comes on screen, and after each commit while it is
  /// there; equal content is never bound again.
  var body: RowContent { get }
}
