/// A file or folder in the tree.
struct FileNode: Identifiable, Sendable {
  enum Kind: Sendable {
    case folder, file, other
    /// A link to a folder, which can be expanded like one.
    case folderLink
    /// A link to something else, or to nothing.
    case link
  }

  let id: FilePath
  let name: [UInt8]
  let kind: Kind
  /// The size of a file.
  let size: Int
  /// Where a link leads.
  let target: String?
  /// The folders that lead here, as the system knows them: a link to one of them leads nowhere new.
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

/// A link that leads to a folder it stands in.
struct FolderCycle: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) leads back to a folder above." }
}
