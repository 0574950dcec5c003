import Tableware
import TablewareHosting
import TablewareViewport

extension WebPage {
  /// An item of the window. Its HTML is shared with other sessions that show the same.
  struct Entry {
    /// The binding of an item.
    enum Content {
      case row(Identity, RowKind, generation: Int, RenderedRow)
      case header(RenderedText<SectionHeader>)
      case footer(RenderedText<RowText>)
    }

    let id: Int
    var item: ViewportItem
    var content: Content

    /// Its HTML, without the number of the item.
    var html: ItemHTML {
      switch content {
      case .row(_, _, _, let row): row.html
      case .header(let header): header.html
      case .footer(let footer): footer.html
      }
    }

    /// Whether it is a row, not a header or footer.
    var isRow: Bool { if case .row = content { true } else { false } }

    /// The bound row; `nil` for a header or footer.
    var bound: BoundRow? {
      guard case .row(let identity, let kind, let generation, let row) = content,
        case .row(let path) = item
      else { return nil }
      return BoundRow(identity, kind, row.presentation, at: path, generation: generation)
    }

    /// The identity of the row; `nil` for a header or footer.
    var identity: Identity? {
      if case .row(let identity, _, _, _) = content { identity } else { nil }
    }

    /// The number of the binding; 0 for a header or footer.
    var generation: Int {
      if case .row(_, _, let generation, _) = content { generation } else { 0 }
    }

    /// The presentation of the row; `nil` for a header or footer.
    var presentation: RowPresentation? {
      if case .row(_, _, _, let row) = content { row.presentation } else { nil }
    }

    /// The header of a section; `nil` for a row or footer.
    var header: SectionHeader? {
      if case .header(let header) = content { header.text } else { nil }
    }
  }

  /// Returns the current entry of an item: the old one if it is unchanged.
  func entry(for item: ViewportItem, _ old: Entry?) -> Entry? {
    switch item {
    case .header(let section):
      guard let header = snapshot.header(of: section) else { return nil }
      if let old, old.header == header { return old }
      let html = ItemHTML(header, id: HTML.ownNumber)
      return Entry(
        id: old?.id ?? ids.next(), item: item, content: .header(RenderedText(header, html)))
    case .footer(let section):
      guard let footer = snapshot.footer(of: section) else { return nil }
      if let old, case .footer(let shown) = old.content, shown.text == footer { return old }
      return Entry(
        id: old?.id ?? ids.next(), item: item,
        content: .footer(RenderedText(footer, ItemHTML(footer: footer))))
    case .row(let path):
      guard snapshot.contains(path) else { return nil }
      return changedRow(at: path, of: snapshot, old) ?? old
    }
  }

  /// Returns the current entry of a row; `nil` if it is unchanged, or if there is no such row.
  func changedRow(at path: RowPath, of snapshot: Snapshot, _ old: Entry?) -> Entry? {
    guard let row = snapshot[path] else { return nil }
    let presentation = snapshot.presentation(of: row, in: snapshot.sections[path.section])
    var keptID: Int?
    if let old, case .row(let identity, let kind, _, let shown) = old.content,
      kind == row.kind, identity == row.identity
    {
      if shown.presentation == presentation { return nil }
      keptID = old.id
    }
    generation += 1
    table.reportProblems(of: presentation.content, row: row.identity)
    return Entry(
      id: keptID ?? ids.next(), item: .row(path),
      content: .row(
        row.identity, row.kind, generation: generation,
        RenderedRows.shared.row(showing: presentation, images)))
  }
}

/// A header or footer with its HTML.
final class RenderedText<Text: Sendable>: Sendable {
  let text: Text
  let html: ItemHTML

  init(_ text: Text, _ html: ItemHTML) {
    self.text = text
    self.html = html
  }
}
