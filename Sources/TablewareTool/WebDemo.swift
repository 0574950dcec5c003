import ArgumentParser
import Dispatch
import Gallery
import Tableware
import TablewareWeb

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The gallery in browsers.
enum WebDemo {
  /// Serves until a signal asks for the end.
  static func serve(_ name: String?, _ sources: Gallery.Sources, port: UInt16) async throws {
    #if Web
    var options = WebOptions()
    options.onReport = { StandardError.print($0) }
    options.showsDiagnostics = true
    let allowed = options
    var sources = sources
    sources.sharedProcesses = SharedProcesses(
      ProcessReader(root: sources.processes, passwd: sources.users))
    let shared = sources
    let serving = Task {
      try await Web.serve(
        port: port, options: allowed,
        onListening: { StandardError.print("The gallery is at \($0) until Ctrl+C is pressed.") }
      ) { _ in Gallery.screen(named: name, shared) ?? TableScreen(Table()) }
    }
    let watches = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let watch = DispatchSource.makeSignalSource(signal: number, queue: .global())
      watch.setEventHandler { serving.cancel() }
      watch.resume()
      return watch
    }
    defer { watches.forEach { $0.cancel() } }
    do {
      try await serving.value
    } catch let error as WebError {
      throw ValidationError(error.description)
    }
    #else
    throw ValidationError(
      "This program was built without its web server. Build it with: swift build --traits Web")
    #endif
  }
}
