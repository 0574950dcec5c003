import Gallery
import GalleryFixtures
import Tableware
import TablewareWeb

/// Serves screens that try a browser, for Scripts/check-web; see ``ProbeArguments``.
@main
enum WebProbe {
  static func main() async throws {
    #if Web
    let arguments = ProbeArguments(CommandLine.arguments)
    var options = WebOptions()
    if let count = arguments.number("sessions") { options.sessionLimit = count }
    if let seconds = arguments.number("idle") {
      (options.idleTime, options.awayTime) = (.seconds(seconds), .seconds(seconds))
    }
    let reports = ReportWriter.standardError
    defer { reports.flush(within: .milliseconds(100)) }
    options.onReport = { reports.write($0) }
    options.showsDiagnostics = true
    options.continuesSessions = true
    options.basePath = arguments.basePath ?? ""
    if arguments.number("hurried") != nil { options.limits = .hurried }
    let home: @Sendable () -> any Screen
    if let folder = arguments.folder {
      let fixture = try GalleryFixture(in: folder)
      let pictures = try PictureServer(in: "\(folder)/pictures", slowness: 0.4)
      options.imageOrigins = [pictures.origin]
      options.assets = { pictures.file($0) }
      home = { GalleryHome(fixture, pictures) }
    } else {
      options.imageLoader = SlowPictures.shared
      home = try arguments.home()
    }
    let allowed = options
    let entries = arguments.folder == nil ? [] : Gallery.entries
    let router: @Sendable (WebVisitor) -> Router = { visitor in
      let screens = entries.map { entry in
        Route("/\(entry.id)", title: entry.title) { _ in
          (home() as? GalleryHome)?.screen(named: entry.id)
        }
      }
      return Router(
        [
          Route("/") { match in
            // The first screen of a session restores its state before its first page.
            guard let first = match.query["restored"].flatMap({ Int($0) }) else { return home() }
            return RestoredScreen(from: first)
          },
          Route("/account") { _ in AccountScreen(visitor) },
        ] + screens)
    }
    try await StopSignals.run {
      #if Hummingbird
      if let server = arguments.server.flatMap(SurroundingServer.init) {
        return try await server.run(
          WebSite(options: allowed, router), port: arguments.port,
          onListening: { reports.write($0) })
      }
      #endif
      try await Web.serve(
        port: arguments.port, options: allowed, onListening: { reports.write($0) }, router)
    }
    #else
    print("This program was built without its web server.")
    #endif
  }
}

#if Web
extension WebLimits {
  /// Deadlines that Scripts/attack-web.py can wait for.
  fileprivate static var hurried: WebLimits {
    var limits = WebLimits()
    limits.headerTime = .seconds(1)
    limits.bodyTime = .seconds(1)
    limits.keepAliveTime = .seconds(1)
    limits.writeTime = .seconds(2)
    limits.waitingConnections = 64
    return limits
  }
}
#endif
