/// A file or folder in the tree.
struct FileNode: Identifiable, Sendable {
  enum Kind: Sendable {
    case folder, file, other
    /// A link to a folder, which can be expanded like one.
    case folderLink
    /// A link to a file, or to a path that does not exist.
    case link
  }

  let id: FilePath
  let name: [UInt8]
  let kind: Kind
  /// The size of a file.
  let size: Int
  /// The target of a link.
  let target: String?
  /// The folders on the way here, as the system identifies them: a link to one of them is a cycle.
  let ancestors: [FileStatus.Identity]

  var isFolder: Bool { kind == .folder || kind == .folderLink }
  var nameText: String { String(decoding: name, as: UTF8.self) }
  var isHidden: Bool { name.first == UInt8(ascii: ".") }

  /// The folder that a tree begins with.
  static func root(_ path: String) -> FileNode {
    FileNode(
      id: FilePath(path), name: Array(path.utf8), kind: .folder, size: 0, target: nil, ancestors: []
    )
  }
}

/// A link to one of the folders that contain it.
struct FolderCycle: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) leads back to a folder above." }
}
