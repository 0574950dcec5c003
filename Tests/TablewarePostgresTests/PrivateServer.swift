#if Postgres
import Foundation
import Testing

/// A server of one test, which may restart it. It ends with `Scripts/with-postgres` at the latest.
struct PrivateServer {
  private static let environment = ProcessInfo.processInfo.environment
  private static var programs: String? { environment["TABLEWARE_POSTGRES_BIN"] }
  private static var home: String? { environment["TABLEWARE_POSTGRES_HOME"] }
  static var isThere: Bool { programs != nil && home != nil }
  static let absence: Comment = "NOT RUN: a server of its own needs Scripts/with-postgres."

  let folder: URL
  let port: UInt16
  private let data: URL
  private let options: String

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - settings: further settings, such as `ssl=on`.
  ///   - prepare: writes files into the folder of the data before the start.
  init(_ settings: [String] = [], prepare: (URL) async throws -> Void = { _ in }) async throws {
    folder = URL(fileURLWithPath: try #require(Self.home))
      .appendingPathComponent("own\(UInt32.random(in: 0 ... .max))")
    data = folder.appendingPathComponent("data")
    let (socket, port) = try Socket.listening()
    Socket.reset(socket)
    self.port = port
    options =
      ([
        "listen_addresses=127.0.0.1", "port=\(port)", "unix_socket_directories=\(folder.path)",
        "fsync=off",
      ] + settings).map { "-c \($0)" }.joined(separator: " ")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    if getuid() == 0 { try await Self.run("/bin/chown", ["postgres", folder.path]) }
    try await Self.runServer(
      "initdb",
      [
        "-D", data.path, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8",
        "--no-sync",
      ])
    try await prepare(data)
    try await control("start")
  }

  var url: String { "postgres://postgres@127.0.0.1:\(port)/postgres" }

  /// Restarts the server as after a crash of its machine.
  func restart() async throws { try await control("restart") }

  /// Stops the server as a crash does.
  func stop() async throws { try await control("stop") }

  /// Starts the server after a stop.
  func start() async throws { try await control("start") }

  func end() async {
    try? await stop()
    try? FileManager.default.removeItem(at: folder)
  }

  private func control(_ command: String) async throws {
    var arguments = ["-D", data.path, "-w", command]
    if command != "start" { arguments += ["-m", "immediate"] }
    if command != "stop" {
      arguments += ["-l", folder.appendingPathComponent("log").path, "-o", options]
    }
    try await Self.runServer("pg_ctl", arguments)
  }

  /// Runs a program of the server, which refuses to run as root.
  private static func runServer(_ program: String, _ arguments: [String]) async throws {
    let path = try #require(programs) + "/" + program
    guard getuid() == 0 else { return try await run(path, arguments) }
    let owner = ["--reuid=postgres", "--regid=postgres", "--clear-groups", path]
    try await run("/usr/bin/setpriv", owner + arguments)
  }

  /// Runs a program until its end, which has to be a success.
  ///
  /// `Process` waits for all heirs of a program, and the server is one of `pg_ctl`.
  static func run(_ path: String, _ arguments: [String]) async throws {
    let status = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: spawn(path, arguments).map(end) ?? -1)
      }
    }
    try #require(status == 0, "\(path) \(arguments.joined(separator: " "))")
  }

  /// Starts a program without input, output and the files of this process.
  private static func spawn(_ path: String, _ arguments: [String]) -> pid_t? {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #else
    var actions: posix_spawn_file_actions_t?
    posix_spawn_file_actions_init(&actions)
    #endif
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    return posix_spawn(&process, path, &actions, nil, &words, environ) == 0 ? process : nil
  }

  private static func end(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
#endif
