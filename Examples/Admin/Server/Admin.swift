#if Tool && Hummingbird
import Admin
import ArgumentParser
import Foundation
import Tableware
import TablewareTerminal

/// An administration of a shop, from the same screens in a terminal and in browsers.
@main
struct AdminCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "admin",
    abstract: "Shows the orders, customers and products of a sample shop.",
    discussion: "Without --web in this terminal, with it in browsers. Nothing is stored.")

  @Flag(help: "Serves the screens to browsers, in a Hummingbird application.")
  var web = false
  @Option(help: "The port on 127.0.0.1; 0 for any free port.")
  var port: UInt16 = 8080
  @Option(help: "The user in the terminal: vera, carl or mona.")
  var user = "mona"

  func run() async throws {
    let shop = Shop()
    if web {
      try await AdminApplication(shop, port: Int(port)).run { address in
        FileHandle.standardError.write(Data("Open \(address)\n".utf8))
      }
    } else {
      guard let user = User.samples.first(where: { $0.id == user }) else {
        throw ValidationError("There is no user \(user).")
      }
      let desk = Desk(shop, user) { name, text in
        try text.write(toFile: name, atomically: true, encoding: .utf8)
        return name
      }
      try await Terminal.run(desk.router())
    }
  }
}
#else
/// The program without the libraries that it needs.
@main
enum AdminCommand {
  static func main() {
    print("Build the program with: swift build --traits Tool,Hummingbird --product AdminServer")
  }
}
#endif
