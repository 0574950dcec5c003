import Glibc

/// Tells another process when changes began, by the clock that both can read.
struct ChangeLog {
  private let file: Int32

  init(path: String) {
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  }

  func note() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let line = "\(now.tv_sec * 1_000_000_000 + now.tv_nsec)\n"
    _ = line.withCString { write(file, $0, line.utf8.count) }
  }
}
