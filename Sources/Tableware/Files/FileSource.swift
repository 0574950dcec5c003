import Synchronization

/// A file that the user selected, as its surface reads it: in pieces, at the request of the app.
///
/// ```
///   surface ──next()──▶ FileSource ──checked──▶ row ──▶ work of the app
///   a file, a browser    size, first bytes              counts what was read
/// ```
package final class FileSource: Sendable {
  /// The name without a folder.
  package let name: String
  /// The number of bytes, as the surface announced it.
  package let size: Int
  private let read: @Sendable () async throws -> [UInt8]?
  private let count = Mutex(0)
  /// What the control accepts; `nil` for a file that no control has checked yet.
  private let input: FileInput?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: the name; a folder before it is left out.
  ///   - size: the number of bytes.
  ///   - read: returns the next piece; `nil` at the end. An ``Incomplete`` that it throws is shown
  ///     as a sentence for people.
  package convenience init(
    _ name: String, size: Int, read: @escaping @Sendable () async throws -> [UInt8]?
  ) {
    self.init(Self.safe(name), size, for: nil, read)
  }

  private init(
    _ name: String, _ size: Int, for input: FileInput?,
    _ read: @escaping @Sendable () async throws -> [UInt8]?
  ) {
    (self.name, self.size, self.input, self.read) = (name, size, input, read)
  }

  /// Returns the same file, which only accepts what a control accepts.
  package func checked(by input: FileInput) -> FileSource {
    FileSource(name, size, for: input, read)
  }

  /// The kind of the file by its name; `nil` for any.
  package var kind: FileInput.Kind? { input?.kind(ofName: name) }

  /// The number of bytes that were read.
  package var received: Int { count.withLock(\.self) }

  /// The error of a surface that does not receive the rest of a file.
  package struct Incomplete: Error {
    package init() {}
  }

  /// Returns the next piece of the file, never an empty one; `nil` at the end.
  ///
  /// - Throws: ``FileProblem`` for a file that the control does not accept, that has more or fewer
  ///   bytes than announced, or that begins with other bytes than its name indicates; otherwise
  ///   the error of the surface.
  package func next() async throws -> [UInt8]? {
    if let problem = input?.problem(name: name, size: size) { throw problem }
    let piece = try await readPiece()
    let before = received
    let isPossible = piece.map { $0.count <= size - before } ?? (before == size)
    guard isPossible else { throw FileProblem(.fileIncomplete, name) }
    if before == 0, let kind, !kind.matches(piece ?? []) {
      throw FileProblem(.fileContent, name, kind.mediaType)
    }
    count.withLock { $0 += piece?.count ?? 0 }
    return piece
  }

  /// Returns the next piece that is not empty.
  private func readPiece() async throws -> [UInt8]? {
    do {
      var piece = try await read()
      while piece?.isEmpty == true {
        try Task.checkCancellation()
        piece = try await read()
      }
      return piece
    } catch is Incomplete {
      throw FileProblem(.fileIncomplete, name)
    }
  }

  /// Returns the last part of a path, without control characters: at most 200 characters.
  private static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let scalars = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let text = String(String.UnicodeScalarView(scalars.prefix(200)))
    return ["", ".", ".."].contains(text) ? "file" : text
  }
}

/// Why a file is not accepted, as a sentence in the language of the user.
package struct FileProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ word: Word, _ name: String, _ detail: String = "") {
    description = Words.current[word].replacing("{name}", with: name)
      .replacing("{detail}", with: detail)
  }
}
