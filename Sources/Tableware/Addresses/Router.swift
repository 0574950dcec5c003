/// The screens of an app by their addresses.
///
/// ```swift
/// Router([
///   Route("/") { _ in HomeScreen() },
///   Route("/issues") { _ in IssuesScreen() },
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
  public init(_ routes: [Route]) { self.routes = routes }

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
  private let pattern: [String]
  let screen: (RouteMatch) -> (any Screen)?

  /// Creates a route from a pattern and what creates its screen.
  ///
  /// - Parameters:
  ///   - pattern: the components of the address, such as `/issues/:number`; a component that begins
  ///     with a colon matches any text and gives it a name.
  ///   - screen: creates the screen, or returns `nil` for an address without a screen, such as the
  ///     number of an issue that does not exist.
  public init(_ pattern: String, _ screen: @escaping (RouteMatch) -> (any Screen)?) {
    self.pattern = pattern.split(separator: "/").map(String.init)
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
