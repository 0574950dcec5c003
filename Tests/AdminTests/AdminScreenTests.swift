import TablewareTesting
import Testing

@testable import Admin
@testable import Tableware

/// The screens of the administration, without a surface.
@Suite(.timeLimit(.minutes(15))) struct AdminScreenTests {
  private final class Files {
    var all: [String: String] = [:]
  }

  private let shop = Shop()
  private let files = Files()

  private func desk(_ name: String = "carl") throws -> Desk {
    let user = try #require(User.samples.first { $0.id == name })
    return Desk(shop, user) { [files] name, text in
      files.all[name] = text
      return name
    }
  }

  private func driver(_ address: ScreenAddress, _ name: String = "carl") throws -> ScreenDriver {
    let router = try desk(name).router()
    let screen = try #require(router.screens(for: address)?.last?.screen)
    return ScreenDriver(screen)
  }

  @Test(
    arguments: [
      "/", "/orders", "/orders/12", "/customers", "/customers/3", "/products", "/products/8",
      "/orders?state=paid&q=lamp",
    ] as [ScreenAddress])
  func address_opensItsScreen_withoutProblems(address: ScreenAddress) async throws {
    for user in User.samples {
      let driver = try driver(address, user.id)
      await driver.settle()
      #expect(!driver.rows.isEmpty)
      try driver.expectClean()
    }
  }

  @Test(arguments: ["/orders/0", "/orders/x", "/customers/65", "/products/9"] as [ScreenAddress])
  func address_ofNothing_hasNoScreen(address: ScreenAddress) throws {
    #expect(try desk().router().screens(for: address) == nil)
  }

  @Test func caption_sortsTheOrders_inTheAddress() async throws {
    let driver = try driver("/orders?state=paid")
    let screen = try #require(driver.screen as? OrdersScreen)
    let contents = shop.contents
    func totals() throws -> [Int] {
      try driver.titles[0].map { title in
        let number = try #require(Int(title.dropFirst().prefix { $0 != " " }))
        return contents.total(try #require(contents.order(number)))
      }
    }
    driver.sort(by: "Total")
    #expect(screen.address == ScreenAddress("orders", query: ["state": "paid", "sort": "total"]))
    #expect(try totals() == totals().sorted())
    driver.sort(by: "Total")
    #expect(try totals() == totals().sorted(by: >))
    let address = try #require(screen.address)
    #expect(address.query["sort"] == "-total")
    #expect(try self.driver(address).titles == driver.titles)
    #expect(try self.driver("/orders?sort=nothing").titles == self.driver("/orders").titles)
    try driver.expectClean()
  }

  @Test func search_andFilter_areInTheAddress() async throws {
    let driver = try driver("/orders?state=paid")
    let screen = try #require(driver.screen as? OrdersScreen)
    let paid = shop.contents.orders.filter { $0.state == .paid }
    #expect(screen.status == "\(paid.count) orders")
    driver.search("ada lamp")
    #expect(screen.address == ScreenAddress("orders", query: ["state": "paid", "q": "ada lamp"]))
    #expect(driver.rows.allSatisfy { $0.contains("Ada") })
    driver.search("nothing like this")
    #expect(driver.rows == ["No order matches."])
    try driver.expectClean()
  }

  @Test func orders_areChangedTogether_andRestored() async throws {
    let driver = try driver("/orders?state=open")
    let all = shop.contents.orders.filter { $0.state == .open }
    driver.run("s")
    driver.select(all[0].id)
    driver.select(all[1].id)
    #expect(driver.status == "2 selected")
    driver.run("n")
    await driver.settle()
    #expect(shop.contents.order(all[0].id)?.state == .paid)
    #expect(shop.contents.order(all[1].id)?.state == .paid)
    #expect(driver.status == "2 changed.")
    let undo = try #require(driver.navigator.topHosted.commands.first { $0.title == "Undo" })
    // What another user changes meanwhile is kept.
    try shop.change(as: User.samples[1], needs: .clerk) { contents in
      var order = try #require(contents.order(all[0].id))
      order.note = "fragile"
      try contents.replace(order)
      try contents.setState(of: all[1].id, from: .paid, to: .sent)
    }
    driver.run(undo.key)
    #expect(shop.contents.order(all[0].id)?.state == .open)
    #expect(shop.contents.order(all[0].id)?.note == "fragile")
    #expect(shop.contents.order(all[1].id)?.state == .sent)
    driver.run("d")
    try driver.expectClean()
  }

  @Test func viewer_changesNothing() async throws {
    let driver = try driver("/orders", "vera")
    #expect(driver.navigator.topHosted.commands.map(\.title) == ["Export"])
    let note = try self.driver("/orders/12", "vera")
    note.type("mine", into: "Note")
    await note.settle()
    #expect(note.status == "Vera may not change this.")
    #expect(shop.contents.order(12)?.note == "")
    let product = try self.driver("/products/1", "carl")
    #expect(product.content(of: "Name") == nil)
  }

  @Test func change_ofOneUser_isOnTheScreenOfAnother() async throws {
    let (one, other) = (try driver("/orders/12"), try driver("/orders/12", "mona"))
    one.type("fragile", into: "Note")
    #expect(shop.contents.order(12)?.note == "fragile")
    await other.wait { $0.content(of: "Note")?.control?.input.valueText == "fragile" }
    await other.wait { $0.status == "Also here: Carl" }
    one.navigator.push(HomeScreen(try desk()))
    one.endTurn()
    await other.wait { $0.status == "" }
  }

  @Test func export_hasTheOrdersThatAreShown() async throws {
    let driver = try driver("/orders?q=%2312%20")
    driver.search("#1999")
    driver.run("e")
    let lines = try #require(files.all["orders.csv"]).split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines[0] == "Order,Customer,Product,Count,Total,State,Note")
    #expect(lines[1].hasPrefix("1999,"))
    #expect(driver.status == "Saved as orders.csv.")
  }

  @Test func manager_changesAProduct_andItsPicture() async throws {
    let driver = try driver("/products/1", "mona")
    driver.type(" de luxe", into: "Name")
    await driver.settle()
    #expect(shop.contents.product(1)?.name == "Teapot de luxe")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1]
    driver.send(to: "Picture", file: "pot.png", png)
    await driver.settle()
    #expect(shop.contents.product(1)?.picture == png)
    driver.send(to: "Picture", file: "pot.exe", png)
    await driver.settle()
    #expect(driver.message(of: "Picture")?.hasPrefix("“pot.exe” cannot be sent") == true)
    try driver.expectClean()
  }

  @Test func order_thatWasDeleted_saysSo() async throws {
    let driver = try driver("/orders/12")
    try shop.change(as: User.samples[1], needs: .clerk) { contents in
      contents.orders.removeAll { $0.id == 12 }
    }
    await driver.wait { $0.rows == ["This order was deleted."] }
  }
}

extension ScreenDriver {
  /// The titles of all rows.
  fileprivate var rows: [String] { titles.flatMap(\.self) }

  /// Receives changes of other users, until the screen shows them.
  fileprivate func wait(
    isolation: isolated (any Actor)? = #isolation, until isShown: (ScreenDriver) -> Bool
  ) async {
    while !isShown(self) {
      await Task.yield()
      advance(by: .zero)
    }
  }
}
