import Tableware
import TablewareHosting

/// What the page shows of drags for an item: the text that its row offers to other programs, and
/// what its section accepts.
package struct ItemDragging: Hashable, Sendable {
  /// The text for other programs; empty for none. `nil` for a row that is not dragged.
  var text: String?
  /// Whether the section accepts text.
  var acceptsText = false
  /// Whether the section accepts rows of some type, of any page.
  var acceptsRows = false

  package init() {}

  init(_ row: AnyRow, _ presentation: RowPresentation, in section: Int, of snapshot: Snapshot) {
    if presentation.isDraggable { text = row.behaviors.dragText ?? "" }
    guard snapshot.acceptsDrops(in: section) else { return }
    acceptsRows = true
    acceptsText = snapshot.accepts([.text], in: section)
  }

  /// The classes of the item, each with a space before it.
  var classes: String {
    (text == nil ? "" : " dd") + (acceptsText ? " dt" : "") + (acceptsRows ? " dv" : "")
  }
}
