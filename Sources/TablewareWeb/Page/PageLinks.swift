import Tableware

/// The addresses of the pages that rows open.
///
/// A row with an address is a link only if another tab can open it: if the router of the session
/// has a route for the address.
struct PageLinks {
  private let basePath: BasePath
  private let matches: (ScreenAddress) -> Bool

  /// The links of a session; none without a router.
  init(_ router: Router? = nil, _ basePath: BasePath = .root) {
    self.basePath = basePath
    matches = { router?.matches($0) ?? false }
  }

  /// Returns the address of the page that a tap on a row opens; `nil` for no link.
  ///
  /// - Complexity: O(routes × components of the address).
  func link(of row: AnyRow) -> String? {
    guard let address = row.behaviors.address, matches(address) else { return nil }
    return basePath.path(of: address)
  }
}
