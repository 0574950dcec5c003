extension Shop.Contents {
  /// A shop with 2,000 orders, the same in each run.
  static var sample: Shop.Contents {
    let names = ["Teapot", "Lamp", "Chair", "Desk", "Clock", "Vase", "Rug", "Shelf"]
    let people = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Frances", "Ken", "Radia"]
    let families = ["Byron", "Moore", "Lange", "Huber", "Okafor", "Silva", "Tanaka", "Weiss"]
    let products = names.enumerated().map { index, name in
      Product(id: index + 1, name: name, price: 1_250 + index * 775)
    }
    let customers = (0..<64).map { index in
      let (first, last) = (people[index % 8], families[index / 8])
      return Customer(
        id: index + 1, name: "\(first) \(last)",
        email: "\(first).\(last)@example.org".lowercased())
    }
    let orders = (1...2_000).map { number in
      Order(
        id: number, customer: number * 37 % 61 + 1, product: number * 13 % 8 + 1,
        count: number * 7 % 5 + 1, state: Order.State.allCases[number * 11 % 3])
    }
    return Shop.Contents(orders: orders.reversed(), products: products, customers: customers)
  }
}
