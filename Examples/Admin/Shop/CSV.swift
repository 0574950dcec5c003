/// A table as text with commas between the values (RFC 4180).
struct CSV: Sendable {
  private let lines: [[String]]

  init(_ lines: [[String]]) { self.lines = lines }

  /// The orders with the names of their customers and products.
  init(_ orders: [Order], of contents: Shop.Contents) {
    let lines = orders.map { order in
      [
        "\(order.id)", contents.customer(order.customer)?.name ?? "",
        contents.product(order.product)?.name ?? "", "\(order.count)",
        Money.text(contents.total(order)), order.state.rawValue, order.note,
      ]
    }
    self.init([["Order", "Customer", "Product", "Count", "Total", "State", "Note"]] + lines)
  }

  var text: String {
    lines.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let formulas: [Unicode.Scalar] = ["=", "+", "-", "@", "\t", "\r"]
  private static let separators: [Unicode.Scalar] = ["\"", ",", "\r", "\n"]

  /// A value in quotes if it has a sign that separates values. A spreadsheet would run a value that
  /// begins like a formula, so it begins with an apostrophe.
  private static func quoted(_ value: String) -> String {
    let value = value.unicodeScalars.first.map(formulas.contains) == true ? "'" + value : value
    guard value.unicodeScalars.contains(where: separators.contains) else { return value }
    return "\"\(value.replacing("\"", with: "\"\""))\""
  }
}
