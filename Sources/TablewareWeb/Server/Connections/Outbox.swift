import Synchronization

/// The frames that wait to be sent to one browser: a patch, the answer to its last ping, and the
/// end. There is room for one of each, so that a browser that does not read uses no memory.
final class Outbox: Sendable {
  enum Frame: Hashable, Sendable {
    case text([UInt8])
    case pong([UInt8])
    case close(Closing)
  }

  private struct Content {
    var patch: [UInt8]?
    var pong: [UInt8]?
    var closing: Closing?
    var isFinished = false
    var onChange: (@Sendable () -> Void)?
  }

  private let content = Mutex(Content())

  /// Called on any thread when a frame waits, or after the last one.
  var onChange: (@Sendable () -> Void)? {
    get { content.withLock(\.onChange) }
    set { content.withLock { $0.onChange = newValue } }
  }

  /// Whether no frame follows those that wait.
  var isFinished: Bool { content.withLock(\.isFinished) }

  /// Sends a patch; no other is in progress when the session makes one.
  func put(patch: [UInt8]) { change { $0.patch = patch } }

  /// Only the last ping has to be answered.
  func put(pong: [UInt8]) { change { $0.pong = pong } }

  /// Ends the output: sends what is waiting, and then the reason for the end if there is one.
  func finish(_ closing: Closing? = nil) {
    change {
      guard !$0.isFinished else { return }
      $0.isFinished = true
      $0.closing = closing
    }
  }

  /// Removes and returns the next frame, if there is one.
  func take() -> Frame? {
    content.withLock { content in
      if let patch = content.patch.take() { return .text(patch) }
      if let pong = content.pong.take() { return .pong(pong) }
      return content.closing.take().map(Frame.close)
    }
  }

  private func change(_ body: (inout Content) -> Void) {
    let onChange = content.withLock { content in
      body(&content)
      return content.onChange
    }
    onChange?()
  }
}
