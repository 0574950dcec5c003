#if Web
  import Synchronization

  /// The frames that wait to be sent to one browser: a patch, the answer to its last ping, and the
  /// end. There is room for one of each, so that a browser that does not read uses no memory.
  final class Outbox: Sendable {
    private struct Content {
      var patch: [UInt8]?
      var pong: [UInt8]?
      var closing: Closing?
      var isFinished = false
      /// The rest of a frame of which the client accepted a part at once.
      var rest: [UInt8]?
      /// Whether the connection is writing a frame.
      var isWriting = false
    }

    private let writeNow: @Sendable ([UInt8]) -> Int

    private let content = Mutex(Content())
    private let signal: AsyncStream<Void>.Continuation
    /// Signals that a frame may be available.
    let signals: AsyncStream<Void>

    /// - Parameter writeNow: sends as many bytes of a frame as the client accepts without a wait,
    ///   and returns their number.
    init(writeNow: @escaping @Sendable ([UInt8]) -> Int = { _ in 0 }) {
      self.writeNow = writeNow
      (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Sends a patch; no other is in progress when the session makes one. It is sent at once if the
    /// client accepts it, without a task that would have to be resumed.
    func put(patch: [UInt8]) {
      let isSent = content.withLock { content in
        guard !content.isWriting, content.rest == nil, content.pong == nil, !content.isFinished
        else {
          content.patch = patch
          return false
        }
        let frame = FrameWriter.text(patch)
        let sent = writeNow(frame)
        if sent < frame.count { content.rest = Array(frame[sent...]) }
        return sent == frame.count
      }
      if !isSent { signal.yield() }
    }

    /// Only the last ping has to be answered.
    func put(pong: [UInt8]) { change { $0.pong = pong } }

    /// Ends the output: sends what is waiting, and then the reason for the end if there is one.
    func finish(_ closing: Closing? = nil) {
      change {
        guard !$0.isFinished else { return }
        $0.isFinished = true
        $0.closing = closing
      }
      signal.finish()
    }

    /// Removes and returns the next frame as bytes, if there is one.
    func take() -> [UInt8]? {
      content.withLock { content in
        let next = next(&content)
        content.isWriting = next != nil
        return next
      }
    }

    private func next(_ content: inout Content) -> [UInt8]? {
      if let rest = content.rest {
        content.rest = nil
        return rest
      }
      if let patch = content.patch {
        content.patch = nil
        return FrameWriter.text(patch)
      }
      if let pong = content.pong {
        content.pong = nil
        return FrameWriter.pong(pong)
      }
      defer { content.closing = nil }
      return content.closing.map(FrameWriter.close)
    }

    private func change(_ body: (inout Content) -> Void) {
      content.withLock { body(&$0) }
      signal.yield()
    }
  }
#endif
