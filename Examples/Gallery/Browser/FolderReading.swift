#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a folder in parts, so that reading a hundred thousand entries can be canceled. An entry
/// that is removed meanwhile is left out.
final class FolderReading {
  private let folder: FileNode
  private let stream: OpaqueStream
  private let ancestors: [FileStatus.Identity]
  private var nodes: [FileNode] = []

  #if canImport(Darwin)
  private typealias OpaqueStream = UnsafeMutablePointer<DIR>
  #else
  private typealias OpaqueStream = OpaquePointer
  #endif

  /// Opens a folder.
  ///
  /// - Throws: ``FileFailure``, or ``FolderCycle`` if the folder contains itself through a link.
  init(_ folder: FileNode) throws {
    self.folder = folder
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
    let descriptor = folder.id.withCString { open($0, flags) }
    guard descriptor >= 0 else { throw FileFailure("open", folder.id.text, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileFailure("list", folder.id.text, code: code)
    }
    self.stream = stream
    let identity = FileStatus(status).identity
    ancestors = folder.ancestors + [identity]
    if folder.ancestors.contains(identity) { throw FolderCycle(path: folder.id.text) }
  }

  deinit { closedir(stream) }

  /// Reads all remaining entries.
  ///
  /// - Returns: all entries of the folder, folders first, then by name.
  /// - Throws: ``FileFailure``, or `CancellationError` if the task was canceled.
  func readAll() throws -> [FileNode] {
    while true {
      try Task.checkCancellation()
      if let nodes = try read(1_000) { return nodes }
    }
  }

  /// Reads some further entries.
  ///
  /// - Returns: all entries of the folder, folders first, then by name; `nil` if there are more to
  ///   read.
  func read(_ count: Int) throws -> [FileNode]? {
    for _ in 0..<count {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileFailure("list", folder.id.text, code: errno) }
        return sorted()
      }
      let name = entryName(of: entry)
      if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] {
        if let node = node(name) { nodes.append(node) }
      }
    }
    return nil
  }

  private func node(_ name: [UInt8]) -> FileNode? {
    let path = folder.id.appending(name)
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    var kind = FileNode.Kind.other
    var target: String?
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    case S_IFLNK:
      var end = stat()
      let isFolder =
        path.withCString({ stat($0, &end) }) == 0 && end.st_mode & S_IFMT == S_IFDIR
      kind = isFolder ? .folderLink : .link
      target = Self.target(of: path)
    default: break
    }
    return FileNode(
      id: path, name: name, kind: kind, size: Int(status.st_size), target: target,
      ancestors: ancestors)
  }

  private static func target(of path: FilePath) -> String? {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = buffer.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { start in
        path.withCString {
          readlink($0, start.assumingMemoryBound(to: CChar.self), buffer.count)
        }
      } ?? -1
    }
    return count >= 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }

  private func sorted() -> [FileNode] {
    // Each name is collapsed once, and bytes decide between names that differ only in case.
    nodes.map { (node: $0, key: $0.nameText.lowercased()) }
      .sorted { left, right in
        if left.node.isFolder != right.node.isFolder { return left.node.isFolder }
        if left.key != right.key { return left.key < right.key }
        return left.node.name.lexicographicallyPrecedes(right.node.name)
      }
      .map(\.node)
  }
}
