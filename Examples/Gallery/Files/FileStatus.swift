#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The part of `stat` that the readers need, as a plain value.
package struct FileStatus: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case regular, folder, other
  }

  /// Identifies a file, regardless of its name; unique while the file is open.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  package let kind: Kind
  package let identity: Identity
  package let size: Int
  package let owner: UInt32
  /// Nanoseconds since 1970.
  package let modified: Int

  /// Reads the status of a path, following symbolic links.
  package init(path: String) throws(FileFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure("open", path, code: errno) }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
    owner = status.st_uid
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    // Wraps around in the year 2262 instead of trapping on an invalid time stamp.
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
