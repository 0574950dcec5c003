#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A terminal without a window: what a program writes to `inner` can be read from `outer`.
final class PseudoTerminal {
  let outer: Int32
  let inner: Int32
  private var isHungUp = false

  /// Nil where the system gives none.
  init?() {
    var outer: Int32 = -1
    var inner: Int32 = -1
    guard openpty(&outer, &inner, nil, nil, nil) == 0 else { return nil }
    self.outer = outer
    self.inner = inner
  }

  deinit {
    hangUp()
    close(inner)
  }

  /// The modes that a program can set, in a form that can be compared.
  var modes: [UInt] {
    var modes = termios()
    _ = tcgetattr(inner, &modes)
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt($0) }
    return flags + withUnsafeBytes(of: modes.c_cc) { $0.map { UInt($0) } }
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outer, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(outer, bytes, bytes.count)
  }

  /// What the program has written so far, once it has written something.
  func readOutput() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(outer, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Types text until the program has not read for some milliseconds, or has read a number of
  /// bytes.
  ///
  /// - Returns: the number of bytes that the program or the terminal has accepted.
  func type(_ text: String, upTo limit: Int, patience: Int32 = 300) -> Int {
    Self.fill(outer, with: text, upTo: limit, patience: patience)
  }

  /// Prints text as a program does, until the terminal accepts no more.
  func fillOutput() {
    _ = Self.fill(inner, with: String(repeating: "x", count: 1024), upTo: .max, patience: 0)
  }

  private static func fill(
    _ file: Int32, with text: String, upTo limit: Int, patience: Int32
  ) -> Int {
    let flags = fcntl(file, F_GETFL)
    _ = fcntl(file, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(file, F_SETFL, flags) }
    let bytes = Array(text.utf8)
    var sum = 0
    while sum < limit {
      let count = write(file, bytes, bytes.count)
      if count > 0 { sum += count }
      var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      if count < 0, poll(&ready, 1, patience) == 0 { break }
    }
    return sum
  }

  /// Whether there is something to read.
  var hasOutput: Bool {
    var file = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// What happens when the user closes the window.
  func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    close(outer)
  }
}
