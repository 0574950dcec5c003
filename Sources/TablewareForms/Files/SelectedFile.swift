import Tableware

/// A file that the user sent with a ``FileRow``, while it arrives.
///
/// The sender waits for the app: a piece is sent when the app requests it, so a file of any size
/// needs little memory.
public struct SelectedFile: Sendable {
  private let source: FileSource

  init(_ source: FileSource) { self.source = source }

  /// The name without a folder, at most 200 characters. The user can write anything there: do not
  /// use it as the path of a file.
  public var name: String { source.name }
  /// The number of bytes, as announced; ``pieces`` has exactly that many, or throws.
  public var size: Int { source.size }
  /// The media type of the accepted kind; `application/octet-stream` if any kind is accepted.
  public var mediaType: String { source.kind?.mediaType ?? "application/octet-stream" }

  /// The content in pieces of any size, once. It throws a description for people if the file is not
  /// one that the row accepts, or does not arrive completely.
  public var pieces: Pieces { Pieces(source: source) }

  /// Returns the whole content, for files that fit into memory.
  ///
  /// - Throws: as ``pieces`` does.
  public func bytes() async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await piece in pieces { bytes += piece }
    return bytes
  }

  /// The content of a file, as a sequence of byte arrays.
  public struct Pieces: AsyncSequence, AsyncIteratorProtocol, Sendable {
    fileprivate let source: FileSource

    /// Returns the next piece; `nil` at the end of the file.
    ///
    /// - Throws: a description for people if the file is not accepted or is incomplete.
    public func next() async throws -> [UInt8]? { try await source.next() }

    /// Returns the sequence itself, which can be read once.
    public func makeAsyncIterator() -> Pieces { self }
  }
}
