import Foundation
import Glibc

/// The built tool, from its start to its end, against what the system brings along.
enum ToolBenchmarks {
  /// - Parameter tool: the path of the built tool.
  static func all(tool: String) -> [Benchmark] {
    guard let query = executable("dpkg-query") else { return [] }
    return [
      Benchmark("first-frame-packages", yardstick: "dpkg-query -W", target: .ratio(10)) {
        ({ start(tool, "demo", "packages") }, { start(query, "-W") })
      }
    ]
  }

  private static func executable(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Foundation's `Process` notices an end up to 50 ms late; this does not.
  private static func start(_ path: String, _ arguments: String...) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, words, environ) == 0 else {
      return fail("\(path) cannot be started.")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    if status != 0 { fail("\(path) ended with the wait status \(status).") }
  }

  /// The time of a program that does not work means nothing.
  private static func fail(_ message: String) {
    print(message)
    exit(EXIT_FAILURE)
  }
}
