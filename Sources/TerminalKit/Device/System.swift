#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls that this module needs, under names that no method of this module hides.
enum System {
  /// - Returns: the bytes written, or -1 with the reason in `errno`.
  static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    unsafeWrite(file, bytes.baseAddress, bytes.count)
  }

  private static func unsafeWrite(
    _ file: Int32, _ start: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    Glibc.write(file, start, count)
    #elseif canImport(Musl)
    Musl.write(file, start, count)
    #else
    Darwin.write(file, start, count)
    #endif
  }

  /// - Returns: the bytes read; empty at the end; nil with the reason in `errno`.
  static func read(_ file: Int32, upTo count: Int) -> [UInt8]? {
    var result = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      #if canImport(Glibc)
      result = Glibc.read(file, buffer.baseAddress, count)
      #elseif canImport(Musl)
      result = Musl.read(file, buffer.baseAddress, count)
      #else
      result = Darwin.read(file, buffer.baseAddress, count)
      #endif
      initialized = max(0, result)
    }
    return result < 0 ? nil : bytes
  }

  static func close(_ file: Int32) {
    #if canImport(Glibc)
    _ = Glibc.close(file)
    #elseif canImport(Musl)
    _ = Musl.close(file)
    #else
    _ = Darwin.close(file)
    #endif
  }

  /// Opens the terminal of a descriptor again. Reading and writing by the new descriptor never
  /// block; flags of the given one also apply to other programs, such as the shell.
  ///
  /// - Returns: nil if the terminal has no name or this user must not open it.
  static func reopenTerminal(_ file: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(file, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK)
    guard opened >= 0 else { return nil }
    return aboveStandardFiles(opened)
  }

  /// Moves a descriptor beyond the numbers of standard input, output and error. These may be
  /// closed, and a diagnostic for standard error must not be written to another file. Other
  /// programs do not inherit the result.
  private static func aboveStandardFiles(_ file: Int32) -> Int32? {
    let moved = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    close(file)
    return moved >= 0 ? moved : nil
  }

  /// A pipe whose ends never block and are not inherited by other programs.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let result = Glibc.pipe(&ends)
    #elseif canImport(Musl)
    let result = Musl.pipe(&ends)
    #else
    let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { return nil }
    let moved = ends.map(aboveStandardFiles)
    guard let read = moved[0], let write = moved[1] else {
      for case let end? in moved { close(end) }
      return nil
    }
    for end in [read, write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (read, write)
  }

  /// The size that the terminal reports; nil if it reports none.
  static func windowSize(of file: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
