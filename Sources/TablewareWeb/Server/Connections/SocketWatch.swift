#if Web && os(Linux)
  import FlyingSocks
  import Foundation
  import Synchronization

  /// Waits for input on the connections of all sessions, on one thread.
  ///
  /// A client confirms each patch, and mostly no further processing is needed. Here such a message
  /// costs a read on a thread that is awake anyway, instead of four changes of threads: from the
  /// socket pool to the task of the connection, to the session, and back.
  final class SocketWatch: Sendable {
    private struct Entry {
      let stream: SocketStream
      let takes: @Sendable ([UInt8]) -> Bool
      let continuation: CheckedContinuation<SocketStream.Piece, Never>
    }

    /// The part of the poll that waits.
    private struct Waiter: @unchecked Sendable {
      // Why unchecked: only one thread uses the value.
      let poll: ePoll
    }

    private struct State {
      var poll: ePoll
      var entries: [Int32: Entry] = [:]
    }

    /// The instance of the process; `nil` if the system cannot create it.
    static let shared = SocketWatch()

    private let state: Mutex<State>

    private init?() {
      state = Mutex(State(poll: ePoll(triggering: .level, maxEvents: 256)))
      // A copy without sockets: the original is changed while this one waits.
      let waiter = state.withLock { state in
        (try? state.poll.open()).map { Waiter(poll: state.poll) }
      }
      guard let waiter else { return nil }
      let thread = Thread { [self] in
        while true {
          for notification in (try? waiter.poll.getNotifications()) ?? [] {
            handle(notification.file.rawValue)
          }
        }
      }
      thread.name = "Tableware sockets"
      thread.start()
    }

    /// Returns the next bytes of a connection, without a time limit.
    ///
    /// - Parameter takes: receives the bytes on the thread of all connections, and returns whether
    ///   they need no further processing.
    func read(
      _ stream: SocketStream, unless takes: @escaping @Sendable ([UInt8]) -> Bool
    ) async -> SocketStream.Piece {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isWaiting = state.withLock { state in
            guard !Task.isCancelled,
              (try? state.poll.addEvents([.read], for: stream.file)) != nil
            else { return false }
            state.entries[stream.file.rawValue] = Entry(
              stream: stream, takes: takes, continuation: continuation)
            return true
          }
          if !isWaiting { continuation.resume(returning: .ended) }
        }
      } onCancel: {
        let entry = state.withLock { Self.remove(stream.file.rawValue, from: &$0) }
        entry?.continuation.resume(returning: .ended)
      }
    }

    private func handle(_ file: Int32) {
      // The lock is held during the read, so that the file is not closed meanwhile. The task is
      // resumed afterwards: a canceled task holds a lock of its own and waits for this one.
      let ended = state.withLock { state -> (Entry, SocketStream.Piece)? in
        guard let entry = state.entries[file], let piece = entry.stream.readNow() else {
          return nil
        }
        if case .bytes(let bytes) = piece, entry.takes(bytes) { return nil }
        return Self.remove(file, from: &state).map { ($0, piece) }
      }
      if let (entry, piece) = ended { entry.continuation.resume(returning: piece) }
    }

    private static func remove(_ file: Int32, from state: inout State) -> Entry? {
      guard let entry = state.entries.removeValue(forKey: file) else { return nil }
      try? state.poll.removeEvents([.read], for: entry.stream.file)
      return entry
    }
  }
#endif
