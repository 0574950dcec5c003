import Tableware

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file of this machine, open for reading.
final class LocalFile: Sendable {
  private let descriptor: Int32
  /// The number of bytes when it was opened.
  let size: Int

  /// The bytes that are read at once.
  private static let pieceBytes = 65_536

  /// - Throws: ``LocalFailure`` for anything but a file that this user may read.
  init(_ path: String) throws(LocalFailure) {
    // A pipe without a writer would block.
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw LocalFailure(errno) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw LocalFailure(EISDIR)
    }
    (descriptor, size) = (opened, Int(status.st_size))
  }

  deinit { close(descriptor) }

  /// Returns the next bytes; `nil` at the end.
  func read() throws -> [UInt8]? {
    var count = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, initialized in
      repeat {
        count = readBytes(descriptor, buffer.baseAddress, Self.pieceBytes)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    guard count >= 0 else { throw LocalFailure(errno) }
    return bytes.isEmpty ? nil : bytes
  }
}

/// The function of the system, which a method of the class hides.
private func readBytes(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, start, count)
}

/// Why a file or folder of this machine cannot be read, as the system describes it.
struct LocalFailure: Error, Hashable, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  var description: String { String(cString: strerror(code)) }
}

/// An entry of a folder of this machine.
struct LocalEntry: Hashable {
  let name: String
  let isFolder: Bool
  let size: Int

  /// The most entries that are read.
  static let limit = 10_000

  /// Returns the folders, then the files of a folder, by name.
  static func all(in folder: String) throws(LocalFailure) -> [LocalEntry] {
    guard let stream = opendir(folder) else { throw LocalFailure(errno) }
    defer { closedir(stream) }
    var entries: [LocalEntry] = []
    while entries.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(cString: $0)
        }
      }
      var status = stat()
      guard name != ".", name != "..", stat("\(folder)/\(name)", &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFDIR || kind == S_IFREG else { continue }
      entries.append(
        LocalEntry(name: name, isFolder: kind == S_IFDIR, size: Int(status.st_size)))
    }
    return entries.sorted { left, right in
      left.isFolder == right.isFolder
        ? left.name.lowercased() < right.name.lowercased() : left.isFolder
    }
  }
}
