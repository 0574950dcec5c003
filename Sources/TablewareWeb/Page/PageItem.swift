/// An item as a client has it, or should have it.
package struct PageItem: Hashable, Sendable {
  /// Its number in the session.
  package let id: Int
  /// What it looks like.
  package var html: ItemHTML

  package init(id: Int, html: ItemHTML) {
    self.id = id
    self.html = html
  }
}
