import Tableware

/// The links to the screens of the app, beside the page in a wide window.
struct PageDestinations: Equatable {
  private let links: DestinationLinks
  /// The link that leads to the shown screen, or to the nearest screen above it.
  private let mark: DestinationLinks.Mark?

  /// Creates the links to the titled screens of a router; none to fewer than two.
  ///
  /// - Parameter address: the address of the shown screen, whose link is marked.
  /// - Complexity: O(links × components of the address).
  init(_ router: Router?, _ basePath: BasePath, at address: ScreenAddress?) {
    links = .shared(router?.destinations ?? [], basePath)
    mark = address.flatMap(links.mark(of:))
  }

  /// The links, without the element around them.
  var html: HTML { links.html(mark) }

  static func == (left: PageDestinations, right: PageDestinations) -> Bool {
    left.links === right.links && left.mark == right.mark
  }
}
