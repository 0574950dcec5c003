#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file or folder, closed when the last reference to it is released.
///
/// Use it where Foundation is too slow or reports too little about a failure. An open file stays
/// readable, and keeps its identity, after it was renamed or deleted.
package final class OpenFile: Sendable {
  package let path: String
  private let descriptor: Int32

  /// Opens a path for reading, relative to `folder` if there is one.
  package init(
    _ path: String, in folder: OpenFile? = nil, flags: Int32 = 0
  ) throws(FileFailure) {
    // O_NONBLOCK: opening a pipe without a writer must not wait.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags
    let descriptor = openat(folder?.descriptor ?? AT_FDCWD, path, flags)
    guard descriptor >= 0 else { throw FileFailure("open", path, code: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  package func status() throws(FileFailure) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("read", path, code: errno) }
    return FileStatus(status)
  }

  /// Fills the buffer from `offset` on and returns the number of bytes: fewer than the buffer holds
  /// only at the end of the file.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int = 0
  ) throws(FileFailure) -> Int {
    let (count, code) = fill(buffer, from: offset)
    guard code == 0 else { throw FileFailure("read", path, code: code) }
    return count
  }

  /// Returns the whole file; one longer than `limit` bytes is refused and not cut.
  package func contents(limit: Int = 256 << 20) throws(FileFailure) -> [UInt8] {
    let size = try status().size
    guard size <= limit else { throw FileFailure("read", path, code: EFBIG) }
    // One byte more than expected detects the end; files under /proc report size 0.
    var capacity = max(size + 1, 4096)
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        (count, failure) = fill(UnsafeMutableRawBufferPointer(buffer), from: 0)
      }
      guard failure == 0 else { throw FileFailure("read", path, code: failure) }
      guard bytes.count <= limit else { throw FileFailure("read", path, code: EFBIG) }
      if bytes.count < capacity { return bytes }
      capacity *= 2
    }
  }

  /// Returns the names in a folder, without "." and "..", in no particular order.
  package func entryNames() throws(FileFailure) -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw FileFailure("list", path, code: errno) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FileFailure("list", path, code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(decoding: entryName(of: entry), as: UTF8.self)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from offset: Int
  ) -> (count: Int, code: Int32) {
    guard let start = buffer.baseAddress else { return (0, 0) }
    var count = 0
    while count < buffer.count {
      let got = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if errno != EINTR {
        return (count, errno)
      }
    }
    return (count, 0)
  }
}
