import Tableware

/// An order with its customer, product, state and price.
struct OrderRow: Row {
  private let order: Order
  private let customer: String
  private let product: String
  private let total: String

  init(_ order: Order, _ contents: Shop.Contents) {
    self.order = order
    customer = contents.customer(order.customer)?.name ?? "–"
    product = contents.product(order.product)?.name ?? "–"
    total = Money.text(contents.total(order))
  }

  var id: Order.ID { order.id }
  var body: RowContent {
    RowContent(
      title: RowText("#\(order.id) ", style: .monospacedDigits) + RowText(customer),
      badges: [order.state.badge], subtitle: "\(order.count) × \(product)",
      values: [RowValue(total, width: 8)])
  }
}

/// The titles above the columns of orders.
struct OrderHeader: Row {
  let id = "titles"
  var body: RowContent { RowContent(title: "Order", values: [RowValue("Total", width: 8)]) }
}

/// A product with its picture and price.
struct ProductRow: Row {
  let product: Product
  var id: Product.ID { product.id }
  var body: RowContent {
    RowContent(
      image: product.image(width: 40), title: product.name,
      values: [RowValue(Money.text(product.price), width: 8)])
  }
}

/// The picture of a product.
struct PictureRow: Row {
  let product: Product
  let id = "picture"
  var body: RowContent {
    RowContent(
      image: product.image(width: 160), title: product.picture.isEmpty ? "No picture" : "Picture",
      subtitle: product.picture.isEmpty ? nil : "\(product.picture.count) bytes")
  }
}

extension Order.State {
  /// The state as a label beside an order.
  var badge: RowBadge {
    switch self {
    case .open: RowBadge(rawValue, tone: .warning)
    case .paid: RowBadge(rawValue, tone: .good)
    case .sent: RowBadge(rawValue)
    }
  }
}

extension Product {
  /// The picture, or the first letters of the name.
  func image(width: Int) -> RowImage {
    RowImage(
      picture.isEmpty ? .none : .data(picture), width: width, shape: .rounded,
      placeholder: .initials(name))
  }
}
