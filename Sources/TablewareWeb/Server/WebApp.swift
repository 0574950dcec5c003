#if Web
  import Tableware

  /// The screens that a server shows: one first screen, or those of a router.
  struct WebApp: Sendable {
    /// Creates the stack of a session, on its isolation; `nil` if no screen has the address.
    let navigator: @Sendable (WebVisitor, Theme) -> Navigator?
    /// Whether an address can have a screen. A session is opened only for those, so that requests
    /// for other addresses cost no session.
    let matches: @Sendable (WebVisitor) -> Bool

    /// Creates an app with one address and one first screen.
    init(screen: @escaping @Sendable (WebVisitor) -> any Screen) {
      navigator = { Navigator(root: screen($0), theme: $1) }
      matches = { $0.address.components.isEmpty }
    }

    /// Creates an app whose screens have addresses.
    init(router: @escaping @Sendable (WebVisitor) -> Router) {
      navigator = { Navigator($0.address, in: router($0), theme: $1) }
      matches = { router($0).matches($0.address) }
    }
  }
#endif
