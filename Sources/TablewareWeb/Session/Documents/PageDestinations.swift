import Tableware

/// The links to the screens of the app, beside the page in a wide window.
struct PageDestinations: Equatable {
  private struct Link: Equatable {
    let title: String
    /// The address as a link has it.
    let path: String
    let address: ScreenAddress
  }

  private let links: [Link]
  /// The link that leads to the shown screen, or to the nearest screen above it.
  private var current: Int?
  /// Whether it leads to the shown screen itself.
  private var isExact = false

  /// Creates the links to the titled screens of a router; none to fewer than two.
  init(_ router: Router?, _ basePath: BasePath) {
    let destinations = router?.destinations ?? []
    links =
      destinations.count < 2
      ? []
      : destinations.map {
        Link(title: $0.title, path: basePath.path(of: $0.address), address: $0.address)
      }
  }

  /// Marks the link of an address.
  ///
  /// - Complexity: O(links × components of the address).
  mutating func mark(_ address: ScreenAddress?) {
    guard let parts = address?.components else { return }
    var best: (index: Int, count: Int)?
    for (index, link) in links.enumerated() {
      let count = link.address.components.count
      guard parts.starts(with: link.address.components), count > best?.count ?? -1 else { continue }
      best = (index, count)
    }
    current = best?.index
    isExact = best?.count == parts.count
  }

  /// The links, without the element around them.
  var html: HTML {
    var html = HTML()
    for (index, link) in links.enumerated() {
      html.markup("<a draggable=\"false\"")
      html.attribute("href", link.path)
      html.attribute("data-act", "O \(index)")
      if index == current { html.attribute("aria-current", isExact ? "page" : "true") }
      html.markup(">")
      html.text(link.title)
      html.markup("</a>")
    }
    return html
  }
}
