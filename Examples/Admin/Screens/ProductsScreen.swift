import Tableware
import TablewareForms

/// All products with their pictures.
final class ProductsScreen: Screen {
  let context = ScreenContext()
  let title = "Products"
  private let desk: Desk
  private let live: LiveShop

  init(_ desk: Desk) {
    self.desk = desk
    live = LiveShop(desk.shop)
  }

  var sections: [Section] {
    Section("products") {
      ForEach(live.contents.products) { product in
        ProductRow(product: product)
          .disclosing(at: ScreenAddress("products", "\(product.id)")) {
            ProductScreen(self.desk, product.id)
          }
      }
    }
  }

  func appear() { live.follow(context) }
}

/// One product, which a manager changes.
final class ProductScreen: Screen {
  let context = ScreenContext()
  private let desk: Desk
  private let id: Product.ID
  private let live: LiveShop
  private lazy var upload = FileUpload(context)

  init(_ desk: Desk, _ id: Product.ID) {
    (self.desk, self.id) = (desk, id)
    live = LiveShop(desk.shop)
  }

  var title: String { live.contents.product(id)?.name ?? "Product" }

  var sections: [Section] {
    if let product = live.contents.product(id) {
      if desk.user.role >= .manager {
        Section("product") {
          TextFieldRow("Name", text: product.name, limit: 60, reports: .end) { name in
            if !name.isEmpty { self.change { $0.name = name } }
          }
          StepperRow(
            "Price in cents",
            value: Field(product.price) { price in self.change { $0.price = price } },
            in: 0...1_000_000, step: 25)
        }
        Section("picture", header: "Picture") {
          FileRow(
            "Picture", kinds: [.png, .jpeg, .gif, .webp], limit: 1_000_000, receiving: upload
          ) { file in
            try await file.bytes()
          } then: { bytes in
            self.change { $0.picture = bytes }
          }
          PictureRow(product: product)
        }
      } else {
        Section("product") {
          TextRow("Price", value: Money.text(product.price))
          PictureRow(product: product)
        }
      }
    }
  }

  func appear() { live.follow(context) }

  private func change(_ change: (inout Product) -> Void) {
    _ = context.change(desk, needs: .manager) { contents in
      guard var product = contents.product(id) else { throw Deleted() }
      change(&product)
      try contents.replace(product)
    }
  }
}
