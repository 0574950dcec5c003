import Foundation
import Glibc

/// The built tool, from its start to its end, against what the system brings along.
enum ToolBenchmarks {
  /// - Parameter tool: the path of the built tool.
  static func all(tool: String) -> [Benchmark] {
    guard let query = executable("dpkg-query") else { return [] }
    return [
      Benchmark("first-frame-packages", yardstick: "dpkg-query -W", target: .ratio(10)) {
        ({ _ = run(tool, "demo", "packages") }, { _ = run(query, "-W") })
      }
    ]
  }

  private static func executable(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program to its end. Foundation's `Process` notices an end up to 50 ms late; this does
  /// not.
  ///
  /// - Returns: the peak of its memory in bytes.
  static func run(_ path: String, _ arguments: String...) -> Double {
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
      fail("\(path) cannot be started.")
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    if status != 0 { fail("\(path) ended with the wait status \(status).") }
    // In KiB on Linux.
    return Double(usage.ru_maxrss) * 1_024
  }

  /// The time of a program that does not work means nothing.
  private static func fail(_ message: String) -> Never {
    print(message)
    exit(EXIT_FAILURE)
  }
}
