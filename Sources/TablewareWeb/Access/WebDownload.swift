#if Web
import Tableware

/// A file that a screen sends to the browser of its user, who finds it among the downloads.
///
/// ```swift
/// Command("e", "export") {
///   self.visitor.download(
///     WebDownload("orders.csv", type: "text/csv; charset=utf-8") { [orders] output in
///       for order in orders { try await output.write(order.csvLine) }
///     })
/// }
/// ```
///
/// The file is written while the browser receives it: a write waits until the browser has read what
/// was written before, so a file of any length needs little memory.
public struct WebDownload: Sendable {
  /// The name that the browser suggests, such as `orders.csv`. Characters that end a path or a line
  /// are replaced by `_`.
  public let name: String
  /// The kind of its content for programs, such as `text/csv; charset=utf-8`.
  public let type: String
  let writing: @Sendable (Output) async throws -> Void

  /// Creates a file that is written while the browser receives it.
  ///
  /// - Parameters:
  ///   - name: the name that the browser suggests.
  ///   - type: the media type.
  ///   - write: writes the file, in pieces of any size; called once, when the browser requests the
  ///     file, apart from the isolation of the session. A thrown error ends the download as an
  ///     incomplete one, and is reported to ``WebOptions/onReport``.
  public init(
    _ name: String, type: String = "application/octet-stream",
    _ write: @escaping @Sendable (Output) async throws -> Void
  ) {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      "/\\\"".unicodeScalars.contains(scalar) || scalar.value < 32 || scalar.value == 127
        ? "_" : scalar
    }
    let safe = String(String.UnicodeScalarView(scalars.prefix(Self.nameLimit)))
    self.name = safe.isEmpty || safe == "." || safe == ".." ? "file" : safe
    self.type = type
    writing = write
  }

  /// Writes the file, for a server that answers a request for it; see ``WebAnswer/file(_:_:)``.
  ///
  /// - Parameter send: sends a piece, and returns as soon as the next one may follow. It throws
  ///   `CancellationError` if the browser has ended the download.
  /// - Throws: the error of the app or of `send`. Then the file is incomplete: end the connection
  ///   without the end of the answer.
  public func write(to send: @escaping @Sendable ([UInt8]) async throws -> Void) async throws {
    try await writing(Output(send: send))
  }

  /// The most characters of a name.
  static let nameLimit = 200

  /// Creates a file from its bytes.
  ///
  /// - Parameters:
  ///   - name: the name that the browser suggests.
  ///   - type: the media type.
  ///   - bytes: the whole file.
  public init(_ name: String, type: String = "application/octet-stream", bytes: [UInt8]) {
    self.init(name, type: type) { try await $0.write(bytes) }
  }

  /// The receiver of a file that is being downloaded.
  public struct Output: Sendable {
    let send: @Sendable ([UInt8]) async throws -> Void

    /// Sends a piece of the file. Returns as soon as the next one may follow.
    ///
    /// - Parameter bytes: the piece; an empty one has no effect.
    /// - Throws: `CancellationError` if the browser has ended the download or reads nothing for 30
    ///   seconds, and if the server stops.
    public func write(_ bytes: [UInt8]) async throws {
      if !bytes.isEmpty { try await send(bytes) }
    }

    /// Sends a piece of the file as UTF-8.
    ///
    /// - Parameter text: the piece.
    /// - Throws: `CancellationError`, as ``write(_:)-([UInt8])`` does.
    public func write(_ text: String) async throws { try await write(Array(text.utf8)) }
  }

  /// The header that makes a browser save the file, by RFC 6266: with a name of ASCII letters for
  /// old programs, and the name itself.
  var disposition: String {
    let plain = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.isASCII && $0 != "%" ? $0 : "_" }))
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(PercentEncoding.encode(name))"
  }
}
#endif
