/// A person who works with the shop, with what the person may do.
package struct User: Hashable, Sendable, Identifiable {
  /// From reading only to everything.
  package enum Role: Int, Sendable, Comparable, CaseIterable {
    case viewer
    case clerk
    case manager

    package static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
  }

  package let id: String
  package let name: String
  package let role: Role

  /// The users of the example. Their passwords are their names in lower case.
  package static let samples = [
    User(id: "vera", name: "Vera", role: .viewer), User(id: "carl", name: "Carl", role: .clerk),
    User(id: "mona", name: "Mona", role: .manager),
  ]
}

/// A thing that the shop sells.
struct Product: Hashable, Sendable, Identifiable {
  let id: Int
  var name: String
  /// In cents.
  var price: Int
  /// The file of its picture; empty for none.
  var picture: [UInt8] = []
}

/// A person who buys.
struct Customer: Hashable, Sendable, Identifiable {
  let id: Int
  var name: String
  var email: String
}

/// A purchase of one product.
struct Order: Hashable, Sendable, Identifiable {
  enum State: String, Sendable, CaseIterable {
    case open
    case paid
    case sent

    /// The name of the state as a title.
    var title: String {
      switch self {
      case .open: "Open"
      case .paid: "Paid"
      case .sent: "Sent"
      }
    }

    /// The state that follows; `nil` for the last one.
    var next: State? { Self.allCases.drop { $0 != self }.dropFirst().first }
  }

  let id: Int
  let customer: Customer.ID
  let product: Product.ID
  let count: Int
  var state: State
  var note = ""
}

/// An amount of money as a text, such as `12.50`.
enum Money {
  static func text(_ cents: Int) -> String {
    let rest = "\(cents % 100)"
    return "\(cents / 100).\(rest.count < 2 ? "0" + rest : rest)"
  }
}
