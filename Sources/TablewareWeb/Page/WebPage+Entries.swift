import Tableware
import TablewareHosting
import TablewareViewport

extension WebPage {
  /// An item of the window: what it shows, and where.
  struct Entry {
    var item: ViewportItem
    /// A reference, because entries are copied in each commit and each patch.
    private let binding: Binding

    private final class Binding {
      let id: Int
      let identity: Identity
      let kind: RowKind
      let generation: Int
      let rendered: RenderedRow

      init(
        _ id: Int, _ identity: Identity, _ kind: RowKind, _ generation: Int, _ rendered: RenderedRow
      ) {
        self.id = id
        self.identity = identity
        self.kind = kind
        self.generation = generation
        self.rendered = rendered
      }
    }

    init(
      _ id: Int, _ row: AnyRow, at item: ViewportItem, generation: Int, _ rendered: RenderedRow
    ) {
      self.item = item
      binding = Binding(id, row.identity, row.kind, generation, rendered)
    }

    /// The number of the item for the client.
    var id: Int { binding.id }

    /// The identity of the row, header or footer.
    var identity: Identity { binding.identity }

    /// The kind of cell that shows the row.
    var kind: RowKind { binding.kind }

    /// The number of the binding.
    var generation: Int { binding.generation }

    /// What the item shows, which it shares with other sessions.
    var rendered: RenderedRow { binding.rendered }

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
  func entry(for item: ViewportItem, _ old: Entry?, _ presenter: inout RowPresenter) -> Entry? {
    guard snapshot.contains(item.path) else { return nil }
    return changedRow(at: item.path, old, &presenter) ?? old
  }

  /// Returns the current entry of a row; `nil` if it is unchanged, or if there is no such row.
  func changedRow(at path: RowPath, _ old: Entry?, _ presenter: inout RowPresenter) -> Entry? {
    guard let (row, presentation) = presenter.row(at: path) else { return nil }
    let section = presenter.section(at: path)
    let place = ItemPlace(path, in: section)
    var context = ItemContext(row, presentation, in: section, links)
    context.showsCharacterKeys = showsCharacterKeys
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
      keptID ?? ids.next(), row, at: ViewportItem(path), generation: generation,
      RenderedRows.shared.row(showing: presentation, at: place, context, images))
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

  init(_ path: RowPath, in section: PresentedSection) {
    self =
      switch path.role {
      case .header: .header(isSticky: section.hasStickyHeader)
      case .footer: .footer
      default: .row
      }
  }

  /// Whether it is the header of a section.
  var isHeader: Bool { if case .header = self { true } else { false } }
}
