#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file, read and written in plain bytes and without a buffer that could delay an answer.
struct ByteStream {
  /// The system's reason for a failure.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32

    var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
    var description: String { String(cString: strerror(code)) }
  }

  static let standardInput = ByteStream(descriptor: STDIN_FILENO)
  static let standardOutput = ByteStream(descriptor: STDOUT_FILENO)

  private let descriptor: Int32

  /// Returns all bytes of a file, which may also be a pipe.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    let stream = ByteStream(descriptor: descriptor)
    var bytes: [UInt8] = []
    while try stream.readMore(into: &bytes) {}
    return bytes
  }

  /// Appends the bytes that are available, waiting if there are none. Returns false at the end.
  func readMore(into bytes: inout [UInt8]) throws(Failure) -> Bool {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var result: Int
      repeat {
        result = read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    if failure != 0 { throw Failure(code: failure) }
    bytes.append(contentsOf: piece)
    return !piece.isEmpty
  }

  /// Writes all bytes. Returns a failure if that is impossible.
  func send(_ bytes: [UInt8]) -> Failure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return Failure(code: errno)
      }
    }
    return nil
  }
}
