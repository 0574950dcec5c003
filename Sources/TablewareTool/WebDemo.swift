#if Tool
import ArgumentParser
import Gallery
import Tableware
import TablewareWeb

/// The gallery in browsers.
enum WebDemo {
  /// Serves until a signal requests the end.
  static func serve(
    _ name: String?, _ sources: Gallery.Sources, port: UInt16, sessions: Int, needsToken: Bool
  ) async throws {
    #if Web
    let reports = ReportWriter.standardError
    defer { reports.flush(within: .milliseconds(100)) }
    var options = WebOptions()
    options.sessionLimit = max(1, sessions)
    options.onReport = { reports.write($0) }
    options.showsDiagnostics = true
    options.requiresStartToken = needsToken
    var sources = sources
    do {
      let pictures = try PictureServer()
      options.imageOrigins = [pictures.origin]
      options.assets = { pictures.file($0) }
      sources = pictures.adding(to: sources)
    } catch {
      reports.write("Placeholders take the place of pictures: \(error)")
    }
    let allowed = options
    sources.sharedProcesses = SharedProcesses(
      ProcessReader(root: sources.processes, passwd: sources.users))
    let shared = sources
    do {
      try await StopSignals.run {
        try await Web.serve(
          port: port, options: allowed,
          onListening: { reports.write("The gallery is at \($0) until Ctrl+C is pressed.") }
        ) { _ in Gallery.router(startingWith: name, shared) }
      }
    } catch let error as WebError {
      throw ValidationError(error.description)
    }
    #else
    throw ValidationError(
      "This program was built without its web server. Build it with: swift build --traits Tool,Web")
    #endif
  }
}
#endif
