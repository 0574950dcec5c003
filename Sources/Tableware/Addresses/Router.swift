/// The screens of an app by their addresses.
///
/// ```swift
/// Router([
///   Route("/", title: "Home") { _ in HomeScreen() },
///   Route("/issues", title: "Issues") { _ in IssuesScreen() },
///   Route("/issues/:number") { address in
///     Int(address["number"]).flatMap(issues.find).map(IssueScreen.init)
///   },
/// ])
/// ```
///
/// The screens of `/issues/12` are those of `/`, `/issues` and `/issues/12`, as far as they have a
/// route, so that the user can go back from a link.
public struct Router {
  private let routes: [Route]

  /// Creates a router from its routes, in the order in which they are tried.
  ///
  /// - Parameter routes: the routes. If two match an address, the first one counts.
  public init(_ routes: [Route]) {
    self.routes = routes
  }

  /// A screen that the user can go to by its title.
  package struct Destination: Equatable, Sendable {
    /// The title of the screen.
    package let title: String
    /// The address of the screen.
    package let address: ScreenAddress
  }

  /// The screens of the routes with a title, in the order of the routes.
  ///
  /// Computed, because each visitor of a server has a router.
  package var destinations: [Destination] {
    routes.compactMap { route in
      route.title.map { Destination(title: $0, address: ScreenAddress(route.pattern)) }
    }
  }

  /// Returns whether the pattern of a route matches an address. Its route may still return no
  /// screen.
  ///
  /// - Complexity: O(routes).
  package func matches(_ address: ScreenAddress) -> Bool {
    routes.contains { $0.match(address) != nil }
  }

  /// Creates the screens of an address with their addresses, the last one on top.
  ///
  /// - Parameter address: the address.
  /// - Returns: `nil` if no route matches the whole address, or if its route returns no screen.
  ///
  /// - Complexity: O(routes × components).
  func screens(for address: ScreenAddress) -> [(screen: any Screen, address: ScreenAddress)]? {
    guard let top = screen(for: address) else { return nil }
    let below = address.components.indices.compactMap { count in
      let above = ScreenAddress(Array(address.components[..<count]))
      return screen(for: above).map { (screen: $0, address: above) }
    }
    return below + [(top, address)]
  }

  private func screen(for address: ScreenAddress) -> (any Screen)? {
    for route in routes {
      if let match = route.match(address) { return route.screen(match) }
    }
    return nil
  }
}

/// A pattern of addresses with the screen that it leads to.
public struct Route {
  fileprivate let pattern: [String]
  fileprivate let title: String?
  let screen: (RouteMatch) -> (any Screen)?

  /// Creates a route from a pattern and what creates its screen.
  ///
  /// - Parameters:
  ///   - pattern: the components of the address, such as `/issues/:number`; a component that begins
  ///     with a colon matches any text and gives it a name.
  ///   - title: the name of the screen in the palette, which Ctrl+K shows, and beside the page in
  ///     the wide window of a browser; `nil` for a screen that is not listed there. It is ignored
  ///     if a component of the pattern has a name, because the address is not complete then.
  ///   - screen: creates the screen, or returns `nil` for an address without a screen, such as the
  ///     number of an issue that does not exist.
  public init(
    _ pattern: String, title: String? = nil, _ screen: @escaping (RouteMatch) -> (any Screen)?
  ) {
    self.pattern = pattern.split(separator: "/").map(String.init)
    self.title = self.pattern.contains { $0.hasPrefix(":") } ? nil : title
    self.screen = screen
  }

  /// Returns the named components of an address; `nil` if the pattern does not match.
  func match(_ address: ScreenAddress) -> RouteMatch? {
    guard pattern.count == address.components.count else { return nil }
    var values: [String: String] = [:]
    for (part, component) in zip(pattern, address.components) {
      if part.hasPrefix(":") {
        values[String(part.dropFirst())] = component
      } else if part != component {
        return nil
      }
    }
    return RouteMatch(values: values, query: address.query)
  }
}

/// The variable parts of an address that a route matched.
public struct RouteMatch {
  fileprivate let values: [String: String]
  /// The values of the query by their names. The user can write anything there.
  public let query: [String: String]

  /// Returns the component at the position of a name in the pattern.
  ///
  /// - Parameter name: the name after the colon.
  /// - Returns: the component, decoded; empty for a name that the pattern does not contain.
  public subscript(_ name: String) -> String { values[name] ?? "" }
}
