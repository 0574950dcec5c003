/// User names by number, read from a passwd file and kept until that file changes.
struct UserNames: Sendable {
  private let path: String
  private var names: [UInt32: String] = [:]
  private var seen: FileStatus?

  init(path: String) {
    self.path = path
  }

  /// Returns the name of a user, or the number as text if it has no name.
  subscript(id: UInt32) -> String {
    names[id] ?? String(id)
  }

  /// Reads the file again if it changed. An unreadable file contains no names.
  mutating func refresh() {
    let status = try? FileStatus(path: path)
    guard status != seen || status == nil else { return }
    seen = status
    names = [:]
    guard let bytes = try? OpenFile(path).contents() else { return }
    bytes.withUnsafeBytes { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard fields.count > 2, !fields[0].isEmpty else { continue }
        guard
          let number = UnsafeRawBufferPointer(rebasing: fields[2]).decimal,
          let id = UInt32(exactly: number), names[id] == nil
        else { continue }
        names[id] = UnsafeRawBufferPointer(rebasing: fields[0]).text
      }
    }
  }
}
