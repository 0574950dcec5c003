#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a file so that at every moment either the whole old one or the whole new one exists.
enum AtomicFile {
  /// Writes to a temporary file and then renames it, which is one step. Creates missing folders,
  /// for this user only.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    createFolders(above: path)
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFailure("write", path, code: errno) }
    var failure = write(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(template, path) != 0 { failure = errno }
    guard failure != 0 else { return }
    unlink(template)
    throw FileFailure("write", path, code: failure)
  }

  /// The next step reports a folder that cannot be created, with the right reason.
  private static func createFolders(above path: String) {
    for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
    }
  }

  /// The result is `errno`, or 0.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = pwrite(descriptor, part.baseAddress, part.count, off_t(rest.startIndex))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return errno
        }
      }
      // Before the rename: otherwise a power failure could leave the new name with no content.
      return fsync(descriptor) == 0 ? 0 : errno
    }
  }
}
