#if Tool
import ArgumentParser
#if Web
import TablewareWeb
#endif

/// The root command of the `tableware` tool, with its subcommands.
@main
struct TablewareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tableware",
    abstract: "Tables that cannot break: try them, on this machine's own data.",
    version: "0.1.0",
    subcommands: [DemoCommand.self, BrowseCommand.self, ExplainCommand.self],
    defaultSubcommand: DemoCommand.self)

  static func main() async {
    StandardFiles.openMissing()
    #if Web
    FreedMemory.prepare()
    #endif
    await main(nil)
  }
}
#else
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The tool without the library that reads its arguments.
@main
enum TablewareCommand {
  static func main() {
    StandardError.print("tableware: build it with swift build --traits Tool --product tableware")
    exit(64)
  }
}
#endif
