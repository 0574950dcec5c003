import Foundation

/// A folder of files for one test to read, removed when the test is over.
///
///     try withTemporaryFolder { folder in
///       try folder.write("hello", to: "greeting.txt")
///     }
struct TemporaryFolder {
  let path: String

  func path(_ name: String) -> String {
    path + "/" + name
  }

  /// Creates a file and the folders above it; one that exists is replaced by another file.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: url(name), options: .atomic)
  }

  func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  func append(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let handle = try FileHandle(forWritingTo: url(name))
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(bytes))
  }

  func append(_ text: String, to name: String) throws {
    try append(text.utf8, to: name)
  }

  /// Shortens a file, or lengthens it with zeros, in place.
  func truncate(_ name: String, to size: UInt64) throws {
    let handle = try FileHandle(forWritingTo: url(name))
    defer { try? handle.close() }
    try handle.truncate(atOffset: size)
  }

  func rename(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(at: url(name), to: url(other))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url(name))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  func setModified(_ name: String, secondsSince1970 seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path(name))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func url(_ name: String) -> URL {
    URL(fileURLWithPath: path(name))
  }
}

/// Runs a test with a folder of its own.
func withTemporaryFolder(_ body: (TemporaryFolder) throws -> Void) throws {
  let folder = try TemporaryFolder.make()
  defer { try? FileManager.default.removeItem(atPath: folder.path) }
  try body(folder)
}

/// Runs an asynchronous test with a folder of its own.
func withTemporaryFolder(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (TemporaryFolder) async throws -> Void
) async throws {
  let folder = try TemporaryFolder.make()
  defer { try? FileManager.default.removeItem(atPath: folder.path) }
  try await body(folder)
}

extension TemporaryFolder {
  fileprivate static func make() throws -> TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return TemporaryFolder(path: url.path)
  }
}
