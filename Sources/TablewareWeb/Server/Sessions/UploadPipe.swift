#if Web
  import Synchronization
  import Tableware

  /// A file on its way from a browser to the app: a request brings a piece, and is answered when
  /// the app requests the next one.
  ///
  /// ```
  ///   POST /upload ──put──▶ piece ──next──▶ app
  ///        ◀──── more, done, refused ────────┘
  /// ```
  ///
  /// So a file of any size needs the memory of one piece. A piece whose answer was lost may be sent
  /// again.
  final class UploadPipe: Sendable {
    enum Answer: Hashable, Sendable {
      /// The app requests the next piece.
      case more
      /// The app has the whole file.
      case done
      /// The app reads no further piece, or the piece does not belong here.
      case refused
    }

    private struct State {
      /// The bytes of all pieces so far.
      var received = 0
      /// The position of the latest piece.
      var latest = 0
      /// The latest piece, until the app reads it.
      var piece: [UInt8]?
      /// The app, which waits for a piece.
      var reader: CheckedContinuation<[UInt8]?, any Error>?
      /// The requests that wait for their answer, by a number.
      var senders: [Int: CheckedContinuation<Answer, Never>] = [:]
      var lastSender = 0
      /// Why no further piece is read.
      var ending: (any Error)?
      /// Whether the app has read the file to its end.
      var isComplete = false
    }

    private let size: Int
    private let state = Mutex(State())

    /// - Parameter size: the number of bytes of the file.
    init(size: Int) { self.size = size }

    /// Whether no further piece is accepted.
    var hasEnded: Bool { state.withLock { $0.ending != nil } }

    /// Whether the browser has to send the next piece.
    var waitsForBrowser: Bool {
      state.withLock { $0.ending == nil && $0.senders.isEmpty && $0.piece == nil }
    }

    /// Returns whether a piece can begin a file of the size.
    static func canBegin(with piece: [UInt8], size: Int) -> Bool {
      piece.count <= size && !piece.isEmpty || size == 0 && piece.isEmpty
    }

    /// The bytes of all pieces so far.
    var received: Int { state.withLock(\.received) }

    /// Adds a piece, and waits until the app requests the next one.
    ///
    /// - Parameters:
    ///   - piece: the bytes; empty only for an empty file.
    ///   - offset: their position in the file.
    func put(_ piece: [UInt8], at offset: Int) async -> Answer {
      guard accept(piece, at: offset) else { return .refused }
      let number = state.withLock { state in
        state.lastSender += 1
        return state.lastSender
      }
      return await withTaskCancellationHandler {
        await withCheckedContinuation { sender in
          let answer = state.withLock { state -> Answer? in
            // The request was canceled before it waits.
            if Task.isCancelled { return .refused }
            if let answer = self.answer(state) { return answer }
            state.senders[number] = sender
            return nil
          }
          if let answer { sender.resume(returning: answer) }
        }
      } onCancel: {
        state.withLock { $0.senders.removeValue(forKey: number) }?.resume(returning: .refused)
      }
    }

    /// The answer to the latest piece; `nil` while the app has not decided.
    private func answer(_ state: State) -> Answer? {
      if state.isComplete { return .done }
      if state.ending != nil { return .refused }
      return state.piece == nil && state.reader != nil ? .more : nil
    }

    /// Returns whether a piece follows those before, or is the latest one again.
    private func accept(_ piece: [UInt8], at offset: Int) -> Bool {
      let (isAccepted, reader) = state.withLock {
        state -> (Bool, CheckedContinuation<[UInt8]?, any Error>?) in
        if offset == state.received, state.ending == nil, state.piece == nil,
          piece.count <= size - offset, !piece.isEmpty || size == 0
        {
          (state.latest, state.received) = (offset, offset + piece.count)
          guard !piece.isEmpty else { return (true, nil) }
          guard let reader = state.reader.take() else {
            state.piece = piece
            return (true, nil)
          }
          return (true, reader)
        }
        let isAgain = state.received > 0 || size == 0
        return (isAgain && offset == state.latest && piece.count == state.received - offset, nil)
      }
      reader?.resume(returning: piece)
      return isAccepted
    }

    /// Returns the next piece for the app, as soon as it arrives; `nil` at the end.
    func next() async throws -> [UInt8]? {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { reader in
          let result = state.withLock { state -> Result<[UInt8]?, any Error>? in
            if Task.isCancelled { return .failure(CancellationError()) }
            if let piece = state.piece.take() { return .success(piece) }
            if state.isComplete { return .success(nil) }
            if let ending = state.ending { return .failure(ending) }
            if state.received == size {
              state.isComplete = true
              return .success(nil)
            }
            // Two tasks of the app read at the same time.
            if state.reader != nil { return .failure(CancellationError()) }
            state.reader = reader
            return nil
          }
          if let result { reader.resume(with: result) }
          if case .success(nil) = result { end() } else { answerSenders() }
        }
      } onCancel: {
        end()
      }
    }

    /// Ends the file: the app does not read the rest, or the rest does not arrive.
    ///
    /// - Parameter error: what the app receives if it still reads.
    func end(_ error: any Error = CancellationError()) {
      let reader = state.withLock { state in
        if state.ending == nil { state.ending = error }
        state.piece = nil
        return state.reader.take()
      }
      reader?.resume(throwing: error)
      answerSenders()
    }

    private func answerSenders() {
      let answered = state.withLock {
        state -> (senders: [CheckedContinuation<Answer, Never>], answer: Answer)? in
        guard !state.senders.isEmpty, let answer = self.answer(state) else { return nil }
        defer { state.senders = [:] }
        return (Array(state.senders.values), answer)
      }
      guard let answered else { return }
      for sender in answered.senders { sender.resume(returning: answered.answer) }
    }

    /// The file that the app reads from the pipe, which ends as soon as the app has released it.
    func file(_ name: String) -> FileSource {
      let reader = Reader(self)
      return FileSource(name, size: size) { try await reader.pipe.next() }
    }

    private final class Reader: Sendable {
      let pipe: UploadPipe
      init(_ pipe: UploadPipe) { self.pipe = pipe }
      deinit { pipe.end() }
    }
  }
#endif
