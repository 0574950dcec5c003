import Tableware

/// What the screens of a user have in common: the shop, the user, and what the surface of the user
/// does with a file.
package struct Desk {
  let shop: Shop
  let user: User
  let signOut: (() -> Void)?
  let save: (_ name: String, _ text: String) throws -> String?

  /// Creates the desk of a user.
  ///
  /// - Parameters:
  ///   - shop: the shop, which all users share.
  ///   - user: the user.
  ///   - signOut: signs the user out; `nil` for a program of one user.
  ///   - save: saves a text as a file, and returns its place if the user does not see that.
  package init(
    _ shop: Shop, _ user: User, signOut: (() -> Void)? = nil,
    save: @escaping (_ name: String, _ text: String) throws -> String?
  ) {
    (self.shop, self.user, self.signOut, self.save) = (shop, user, signOut, save)
  }

  /// The addresses of the screens.
  package func router() -> Router {
    Router([
      Route("/", title: "Shop") { _ in HomeScreen(self) },
      Route("/orders", title: "Orders") { match in OrdersScreen(self, match.query) },
      Route("/orders/:id") { match in
        Int(match["id"]).flatMap { shop.contents.order($0) }.map { OrderScreen(self, $0.id) }
      },
      Route("/customers", title: "Customers") { match in CustomersScreen(self, match.query) },
      Route("/customers/:id") { match in
        Int(match["id"]).flatMap { shop.contents.customer($0) }.map { CustomerScreen(self, $0.id) }
      },
      Route("/products", title: "Products") { _ in ProductsScreen(self) },
      Route("/products/:id") { match in
        Int(match["id"]).flatMap { shop.contents.product($0) }.map { ProductScreen(self, $0.id) }
      },
    ])
  }
}

/// The latest data of the shop on a screen.
final class LiveShop {
  private(set) var contents: Shop.Contents
  private let shop: Shop

  init(_ shop: Shop) { (self.shop, contents) = (shop, shop.contents) }

  /// Follows the shop while the screen is visible.
  func follow(_ context: ScreenContext) {
    context.follow { [shop] in
      shop.updates()
    } then: { update in
      if let contents = try? update.get() { self.contents = contents }
    }
  }
}
