#if Web
  import Synchronization

  /// When a session was used last, and how. It stands beside the session's isolation, so that
  /// nobody who asks has to wait for what a handler does there.
  final class SessionUse: Sendable {
    private struct Content {
      var last: Duration
      var isConnected = false
      var isByForm = false
      var hasEnded = false
    }

    private let content: Mutex<Content>

    init(at time: Duration) { content = Mutex(Content(last: time)) }

    /// Somebody did something.
    func note(at time: Duration) { content.withLock { $0.last = time } }

    /// A form was sent: there may be no script that would keep the session.
    func noteForm(at time: Duration) {
      content.withLock { ($0.last, $0.isByForm) = (time, true) }
    }

    /// A browser connects, or goes away.
    func note(isConnected: Bool, at time: Duration) {
      content.withLock {
        ($0.last, $0.isConnected) = (time, isConnected)
        if isConnected { $0.isByForm = false }
      }
    }

    func noteEnd() { content.withLock { $0.hasEnded = true } }

    /// Whether the screens of the session are gone, or are about to go.
    var hasEnded: Bool { content.withLock(\.hasEnded) }

    /// Since when no browser is connected; `nil` if one is.
    var alone: Duration? { content.withLock { $0.isConnected ? nil : $0.last } }

    /// Whether nobody came for some time; who is connected may be silent three times as long.
    func isIdle(at time: Duration, _ options: WebOptions) -> Bool {
      let content = content.withLock { $0 }
      let limit =
        content.isConnected
        ? options.idleTime * 3 : content.isByForm ? options.formTime : options.idleTime
      return content.hasEnded || time - content.last > limit
    }

    /// Whether it is kept only because somebody may still fill in a form: it gives way first.
    func isSpare(at time: Duration, _ options: WebOptions) -> Bool {
      let content = content.withLock { $0 }
      return !content.isConnected && time - content.last > options.idleTime
    }
  }
#endif
