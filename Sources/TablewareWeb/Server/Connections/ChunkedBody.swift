#if Web
  /// The body of an answer whose length is not known when it begins (RFC 9112, section 7.1).
  struct ChunkedBody: Sendable {
    /// The most bytes of a chunk: each is sent within the time for writing.
    static let chunkBytes = 65_536

    /// Sends bytes, and returns whether the client accepted them.
    let send: @Sendable ([UInt8]) async -> Bool

    /// Sends a file.
    ///
    /// - Throws: an error of the file, or `CancellationError` if the client does not accept bytes.
    ///   The body is incomplete then, and the connection has to be closed.
    func write(_ file: WebDownload) async throws {
      try await file.write(WebDownload.Output { try await write($0) })
      guard await send(Array("0\r\n\r\n".utf8)) else { throw CancellationError() }
    }

    private func write(_ bytes: [UInt8]) async throws {
      var rest = bytes[...]
      while !rest.isEmpty {
        try Task.checkCancellation()
        let chunk = rest.prefix(Self.chunkBytes)
        rest = rest.dropFirst(chunk.count)
        let line = "\(String(chunk.count, radix: 16))\r\n"
        guard await send(Array(line.utf8) + chunk + Array("\r\n".utf8)) else {
          throw CancellationError()
        }
      }
    }
  }
#endif
