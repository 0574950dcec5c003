import Synchronization
import Tableware
import TablewareHosting

extension ScreenDriver {
  /// Sends a file to a `FileRow` of the top screen, in pieces as a browser does. Call
  /// ``settle(isolation:)`` until it has arrived.
  ///
  /// - Parameters:
  ///   - row: the identity of the row.
  ///   - name: the name of the file.
  ///   - bytes: the whole content.
  ///   - pieceSize: the bytes of a piece; less than one counts as one.
  /// - Returns: how the event was delivered.
  @discardableResult
  public func send(
    to row: some Hashable & Sendable, file name: String, _ bytes: [UInt8], pieceSize: Int = 65_536
  ) -> Delivery {
    let pieces = FilePieces(bytes, size: pieceSize)
    let file = FileSource(name, size: bytes.count) { pieces.next() }
    defer { endTurn() }
    return table.act(on: row, "sent a file") { $0.receive(file, on: $1.identity) }
  }
}

/// The content of a file, in pieces of one size.
private final class FilePieces: Sendable {
  private let rest: Mutex<ArraySlice<UInt8>>
  private let size: Int

  init(_ bytes: [UInt8], size: Int) {
    rest = Mutex(bytes[...])
    self.size = max(1, size)
  }

  /// Returns the next piece; `nil` at the end.
  func next() -> [UInt8]? {
    rest.withLock { rest in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }
}
