import Tableware
import TablewareForms

/// An order with its customer, state, product, count and price.
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
      badges: [order.state.badge],
      values: [
        RowValue(product, width: OrderColumn.product.width),
        RowValue(order.count, width: OrderColumn.count.width),
        RowValue(total, width: OrderColumn.total.width),
      ])
  }
}

/// A column of the orders, by which the user can sort them.
enum OrderColumn: String, CaseIterable {
  case number, product, count, total

  /// The text above the column.
  var caption: String {
    switch self {
    case .number: "Order"
    case .product: "Product"
    case .count: "Count"
    case .total: "Total"
    }
  }

  /// The width of the column, in digits.
  var width: Int {
    switch self {
    case .number: 0
    case .product: 18
    case .count: 7
    case .total: 9
    }
  }
}

extension ColumnOrder<OrderColumn> {
  /// Creates the order in an address, such as `total` or `-total`; `nil` for any other text.
  init?(_ text: String) {
    let isDescending = text.hasPrefix("-")
    guard let column = OrderColumn(rawValue: String(text.drop { $0 == "-" })) else { return nil }
    self.init(column, isDescending: isDescending)
  }

  /// The order in an address.
  var text: String { (isDescending ? "-" : "") + column.rawValue }

  /// Returns orders as the user sorted them; equal ones stay in their order.
  func sort(_ orders: [Order], of contents: Shop.Contents) -> [Order] {
    orders.sorted { left, right in
      switch column {
      case .number: isBefore(left.id, right.id)
      case .product:
        isBefore(
          contents.product(left.product)?.name ?? "", contents.product(right.product)?.name ?? "")
      case .count: isBefore(left.count, right.count)
      case .total: isBefore(contents.total(left), contents.total(right))
      }
    }
  }
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
