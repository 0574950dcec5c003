import Synchronization
import Tableware

/// The links to the titled screens of an app, which its sessions share with their HTML.
final class DestinationLinks: Sendable {
  /// The link that is marked on a page.
  struct Mark: Hashable {
    let index: Int
    /// Whether the link leads to the shown screen itself, not to one above it.
    let isExact: Bool
  }

  /// The most lists that are stored. Further ones are not shared.
  private static let listLimit = 16
  private static let lists = Mutex<[DestinationLinks]>([])

  private let destinations: [Router.Destination]
  private let basePath: BasePath
  /// The HTML for each link that was marked, and for none.
  private let made = Mutex<[Mark?: HTML]>([:])

  private init(_ destinations: [Router.Destination], _ basePath: BasePath) {
    self.destinations = destinations
    self.basePath = basePath
  }

  /// Returns the links to screens; none to fewer than two.
  ///
  /// - Complexity: O(links), the first time for each app.
  static func shared(
    _ destinations: [Router.Destination], _ basePath: BasePath
  ) -> DestinationLinks {
    let shown = destinations.count < 2 ? [] : destinations
    return lists.withLock { lists in
      if let known = lists.first(where: { $0.destinations == shown && $0.basePath == basePath }) {
        return known
      }
      let new = DestinationLinks(shown, basePath)
      if lists.count < listLimit { lists.append(new) }
      return new
    }
  }

  /// Returns the mark of the link that leads to an address, or to the nearest screen above it.
  func mark(of address: ScreenAddress) -> Mark? {
    let parts = address.components
    var best: (index: Int, count: Int)?
    for (index, destination) in destinations.enumerated() {
      let components = destination.address.components
      guard parts.starts(with: components), components.count > best?.count ?? -1 else { continue }
      best = (index, components.count)
    }
    return best.map { Mark(index: $0.index, isExact: $0.count == parts.count) }
  }

  /// Returns the links, with one of them marked.
  func html(_ mark: Mark?) -> HTML {
    made.withLock { made in
      if let html = made[mark] { return html }
      let html = newHTML(mark)
      made[mark] = html
      return html
    }
  }

  private func newHTML(_ mark: Mark?) -> HTML {
    var html = HTML()
    for (index, destination) in destinations.enumerated() {
      html.markup("<a draggable=\"false\"")
      html.attribute("href", basePath.path(of: destination.address))
      html.attribute("data-act", "O \(index)")
      if let mark, mark.index == index {
        html.attribute("aria-current", mark.isExact ? "page" : "true")
      }
      html.markup(">")
      html.text(destination.title)
      html.markup("</a>")
    }
    return html
  }
}
