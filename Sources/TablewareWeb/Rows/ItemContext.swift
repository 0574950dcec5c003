import Tableware
import TablewareHosting

/// What the page has of an item besides the presentation of its row: the text that the row offers
/// to other programs, what its section accepts, and the page that a tap opens.
package struct ItemContext: Hashable, Sendable {
  /// The text for other programs; empty for none. `nil` for a row that is not dragged.
  var text: String?
  /// Whether the section accepts text.
  var acceptsText = false
  /// Whether the section accepts rows of some type, of any page.
  var acceptsRows = false
  /// The address of the page that a tap opens, as a link has it; `nil` for a row that is no link.
  var link: String?
  /// Whether keys of one character have an effect.
  var showsCharacterKeys = true

  package init() {}

  init(
    _ row: AnyRow, _ presentation: RowPresentation, in section: PresentedSection,
    _ links: PageLinks
  ) {
    if presentation.isButton { link = links.link(of: row) }
    if presentation.isDraggable { text = row.behaviors.dragText ?? "" }
    guard section.acceptsDrops else { return }
    acceptsRows = true
    acceptsText = section.acceptsText
  }

  /// The classes of the item, each with a space before it.
  var classes: String {
    (text == nil ? "" : " dd") + (acceptsText ? " dt" : "") + (acceptsRows ? " dv" : "")
  }
}
