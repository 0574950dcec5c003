import Tableware
import TablewareHosting
import TablewareViewport

extension WebPage {
  /// An item of the window. Its HTML is shared with other sessions that show the same.
  struct Entry {
    let id: Int
    var item: ViewportItem
    /// The identity of the row, header or footer.
    let identity: Identity
    let kind: RowKind
    /// The number of the binding.
    let generation: Int
    let rendered: RenderedRow

    /// Its HTML, without the number of the item.
    var html: ItemHTML { rendered.html }

    /// Whether it is a row, not a header or footer.
    var isRow: Bool { if case .row = item { true } else { false } }

    /// What the row shows and offers.
    var presentation: RowPresentation { rendered.presentation }

    /// The row, header or footer that is bound.
    var bound: BoundRow {
      BoundRow(identity, kind, presentation, at: item.path, generation: generation)
    }
  }

  /// Returns the current entry of an item: the old one if it is unchanged.
  func entry(for item: ViewportItem, _ old: Entry?) -> Entry? {
    guard snapshot.contains(item.path) else { return nil }
    return changedRow(at: item.path, of: snapshot, old) ?? old
  }

  /// Returns the current entry of a row; `nil` if it is unchanged, or if there is no such row.
  func changedRow(at path: RowPath, of snapshot: Snapshot, _ old: Entry?) -> Entry? {
    guard let row = snapshot[path] else { return nil }
    let presentation = snapshot.presentation(of: row, in: snapshot.sections[path.section])
    let place = ItemPlace(path, in: snapshot)
    let context = ItemContext(row, presentation, in: path.section, of: snapshot, links)
    var keptID: Int?
    if let old, old.kind == row.kind, old.identity == row.identity {
      if old.presentation == presentation, old.rendered.place == place,
        old.rendered.context == context
      {
        return nil
      }
      keptID = old.id
    } else if let old,
      old.presentation.content.isPlaceholder != presentation.content.isPlaceholder
    {
      // A row that is loaded is the same item, which keeps the focus.
      keptID = old.id
    }
    generation += 1
    table.reportProblems(of: presentation.content, row: row.identity)
    return Entry(
      id: keptID ?? ids.next(), item: ViewportItem(path), identity: row.identity, kind: row.kind,
      generation: generation,
      rendered: RenderedRows.shared.row(showing: presentation, at: place, context, images))
  }
}

/// Whether an item is a row, a header or a footer, as far as its HTML depends on it.
package enum ItemPlace: Hashable, Sendable {
  /// A row of the section.
  case row
  /// The header; one that is not sticky scrolls with the rows.
  case header(isSticky: Bool)
  /// The footer.
  case footer

  init(_ path: RowPath, in snapshot: Snapshot) {
    self =
      switch path.role {
      case .header: .header(isSticky: snapshot.hasStickyHeader(path.section))
      case .footer: .footer
      default: .row
      }
  }

  /// Whether it is the header of a section.
  var isHeader: Bool { if case .header = self { true } else { false } }
}
