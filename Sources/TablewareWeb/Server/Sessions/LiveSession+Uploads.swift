#if Web
  import Tableware

  /// The files that the user sends, each in pieces: one request after the other.
  extension LiveSession {
    /// A request that brings a piece of a file.
    struct Piece: Sendable {
      /// The name that the browser gave the file for its requests.
      let upload: String
      /// The number of the row.
      let row: Int
      /// The name of the file.
      let name: String
      /// The bytes of the whole file.
      let size: Int
      /// The position of the bytes in the file.
      let offset: Int
      let bytes: [UInt8]
    }

    /// The files of a session that arrive at the same time.
    struct Uploads {
      /// The most files at the same time.
      static let limit = 4
      /// The files that are remembered, so that a piece whose answer was lost begins no file again.
      static let memory = 16
      /// The time that a browser has for the next piece.
      static let time = Duration.seconds(30)

      private var pipes: [String: (pipe: UploadPipe, timer: SessionTimers.Timer?)] = [:]

      subscript(name: String) -> UploadPipe? { pipes[name]?.pipe }

      /// Adds a file.
      ///
      /// - Returns: `false` if too many files are arriving.
      mutating func add(_ pipe: UploadPipe, named name: String) -> Bool {
        if pipes.count >= Self.memory { pipes = pipes.filter { !$0.value.pipe.hasEnded } }
        guard pipes.values.count(where: { !$0.pipe.hasEnded }) < Self.limit else { return false }
        pipes[name] = (pipe, nil)
        return true
      }

      /// Replaces the timer that ends a file whose next piece does not arrive.
      mutating func wait(for name: String, _ timer: SessionTimers.Timer?) {
        pipes[name]?.timer?.cancel()
        pipes[name]?.timer = timer
      }

      /// Ends all files.
      mutating func end() {
        for (pipe, timer) in pipes.values {
          timer?.cancel()
          pipe.end()
        }
        pipes = [:]
      }
    }

    /// Adds a piece of a file, and waits until the app requests the next one. The first piece
    /// raises the event of the row.
    ///
    /// - Returns: `nil` if no row receives the file, so that none can show why.
    func receive(_ piece: Piece) async -> UploadPipe.Answer? {
      guard let pipe = uploads[piece.upload] ?? begin(piece) else { return nil }
      use.note(at: time.now())
      uploads.wait(for: piece.upload, nil)
      let answer = await pipe.put(piece.bytes, at: piece.offset)
      // Also after a piece that was refused, or whose request was canceled.
      if pipe.waitsForBrowser, !hasEnded {
        uploads.wait(
          for: piece.upload,
          timers.add(at: time.now() + Uploads.time) { [weak pipe] in
            if pipe?.waitsForBrowser == true { pipe?.end(FileSource.Incomplete()) }
          })
      }
      return answer
    }

    private func begin(_ piece: Piece) -> UploadPipe? {
      guard piece.offset == 0, UploadPipe.canBegin(with: piece.bytes, size: piece.size),
        goesOn(), let session
      else { return nil }
      let now = time.now()
      let pipe = UploadPipe(size: piece.size)
      guard uploads.add(pipe, named: piece.upload) else { return nil }
      session.advance(to: elapsed)
      switch session.receive(pipe.file(piece.name), on: piece.row, at: elapsed) {
      case .accepted: break
      case .rejected(let reason), .late(let reason):
        note(reason)
        return nil
      case .ended(let reason):
        end(Closing(1008, reason))
        return nil
      }
      send(since: now)
      return pipe
    }
  }
#endif
