#if Postgres
import Foundation
import Synchronization

/// A network that fails on request: a port of 127.0.0.1 that forwards connections to another one.
///
/// Each method has taken effect when it returns.
final class CuttingProxy: Sendable {
  private enum Behavior { case forwards, refuses, isSilent }

  /// Two sockets whose bytes are forwarded to each other.
  private struct Link {
    var sockets: [Int32]
    /// The bytes that were read from each socket and not written to the other one yet.
    var unsent: [[UInt8]] = [[], []]
    var isSilent: Bool
    /// How many of the texts of ``State/lostAnswer`` the client has sent.
    var sentTexts = 0
  }

  private struct State {
    var behavior = Behavior.forwards
    /// Texts that a client sends, after the last of which the answer is lost.
    var lostAnswer: [String] = []
    var links: [Int: Link] = [:]
    var nextID = 0
    var isEnded = false
  }

  let port: UInt16
  private let target: UInt16
  private let listener: Int32
  /// A pipe that wakes the thread.
  private let wake: (reader: Int32, writer: Int32)
  private let state = Mutex(State())

  init(to target: UInt16) throws {
    self.target = target
    (listener, port) = try Socket.listening()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Socket.failure() }
    wake = (ends[0], ends[1])
    Thread.detachNewThread { [self] in run() }
  }

  /// The number of connections.
  var connectionCount: Int { state.withLock(\.links.count) }

  /// Forwards new connections; those that are silent stay so.
  func forward() { change { $0.behavior = .forwards } }

  /// Ends all connections, as a network does that notices its failure.
  func cut() { change { Self.endAll(&$0) } }

  /// Ends all connections and the new ones at once.
  func refuse() {
    change { state in
      state.behavior = .refuses
      Self.endAll(&state)
    }
  }

  /// Forwards nothing, and says nothing: connections stay open on both sides.
  func silence() {
    change { state in
      state.behavior = .isSilent
      for id in state.links.keys { state.links[id]?.isSilent = true }
    }
  }

  /// Forwards what came during the silence, so that nothing is lost.
  func resume() {
    change { state in
      state.behavior = .forwards
      for id in state.links.keys { state.links[id]?.isSilent = false }
    }
  }

  /// Ends a connection instead of forwarding the answer to the last of some texts that its client
  /// sends one after the other. The server receives all of them.
  func loseAnswer(to texts: String...) { change { $0.lostAnswer = texts } }

  func end() {
    change { state in
      state.isEnded = true
      Self.endAll(&state)
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    _ = write(wake.writer, [0], 1)
  }

  private static func endAll(_ state: inout State) {
    for link in state.links.values { end(link) }
    state.links = [:]
  }

  private static func end(_ link: Link) { link.sockets.forEach(Socket.reset) }

  // MARK: The thread

  private func run() {
    while var waits = sockets() {
      poll(&waits, nfds_t(waits.count), -1)
      let (isWoken, isCalled) = (waits[0].revents != 0, waits[1].revents != 0)
      state.withLock { state in
        if isWoken { Socket.drain(wake.reader) }
        if isCalled, let client = Socket.accept(listener) { begin(client, &state) }
        for id in state.links.keys { forward(id, &state) }
      }
    }
    for socket in [listener, wake.reader, wake.writer] { close(socket) }
  }

  /// What the thread waits for; `nil` at the end.
  private func sockets() -> [pollfd]? {
    state.withLock { state in
      if state.isEnded { return nil }
      let sockets = state.links.values.filter { !$0.isSilent }.flatMap { link in
        (0...1).map { side in
          // A socket is read when the other one has taken the latest bytes.
          let reads = link.unsent[side].isEmpty ? Int16(POLLIN) : 0
          let writes = link.unsent[1 - side].isEmpty ? 0 : Int16(POLLOUT)
          return pollfd(fd: link.sockets[side], events: reads | writes, revents: 0)
        }
      }
      return [wake.reader, listener].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        + sockets
    }
  }

  private func begin(_ client: Int32, _ state: inout State) {
    guard state.behavior != .refuses, let server = Socket.connected(to: target) else {
      return Socket.reset(client)
    }
    state.links[state.nextID] = Link(
      sockets: [client, server], isSilent: state.behavior == .isSilent)
    state.nextID += 1
  }

  /// Reads and writes what is possible without waiting.
  private func forward(_ id: Int, _ state: inout State) {
    guard var link = state.links[id], !link.isSilent else { return }
    for side in 0...1 {
      if link.unsent[side].isEmpty {
        guard let bytes = Socket.read(link.sockets[side]) else {
          Self.end(link)
          state.links[id] = nil
          return
        }
        if side == 1, link.sentTexts > 0, link.sentTexts == state.lostAnswer.count {
          Self.end(link)
          state.links[id] = nil
          state.lostAnswer = []
          return
        }
        if side == 0, link.sentTexts < state.lostAnswer.count,
          Data(bytes).range(of: Data(state.lostAnswer[link.sentTexts].utf8)) != nil
        {
          link.sentTexts += 1
        }
        link.unsent[side] = bytes
      }
      let count = Socket.write(link.unsent[side], to: link.sockets[1 - side])
      link.unsent[side].removeFirst(count)
    }
    state.links[id] = link
  }
}
#endif
