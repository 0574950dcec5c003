#if Web && os(Linux)
  import FlyingSocks
  import Foundation
  import Synchronization
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) struct SocketWatchTests {
    /// A connection, and the client's end of it.
    private struct Pair {
      let stream: SocketStream
      let client: AsyncSocket

      init(_ pool: any AsyncSocketPool) async throws {
        let listener = try Listener("127.0.0.1", port: 0, pool)
        client = try await AsyncSocket.connected(
          to: sockaddr_in.inet(ip4: "127.0.0.1", port: listener.port), timeout: 600)
        stream = SocketStream(
          try await listener.socket.accept(), pool, ServerTime(SteppedClock()))
        try listener.socket.close()
      }

      func close() async throws {
        await stream.close()
        try client.close()
      }
    }

    private struct Race: Sendable {
      let bytesHaveCome = DispatchSemaphore(value: 0)
      let cancels = DispatchSemaphore(value: 0)
    }

    /// Bytes that arrive while the task is canceled: the thread of all connections resumes the
    /// task, and the cancellation removes its entry. Neither may wait for the other.
    @Test func read_canceledWhileBytesArrive_returns() async throws {
      let pool: any AsyncSocketPool = try await .client
      let pair = try await Pair(pool)
      let watch = try #require(SocketWatch.shared)
      for _ in 0..<2_000 {
        let race = Race()
        let stream = pair.stream
        let reading = Task {
          _ = await watch.read(stream) { _ in
            // The lock is held here until the cancellation begins.
            race.bytesHaveCome.signal()
            race.cancels.wait()
            return false
          }
        }
        try await pair.client.write(Data([1]))
        Thread.detachNewThread {
          race.bytesHaveCome.wait()
          race.cancels.signal()
          reading.cancel()
        }
        await reading.value
        race.bytesHaveCome.signal()
        while pair.stream.readNow() != nil {}
      }
      try await pair.close()
    }

    @Test func read_ofBytesThatAreTaken_goesOnWaiting() async throws {
      let pool: any AsyncSocketPool = try await .client
      let pair = try await Pair(pool)
      let watch = try #require(SocketWatch.shared)
      let taken = Mutex<[UInt8]>([])
      async let piece = watch.read(pair.stream) { bytes in
        guard bytes != [9] else { return false }
        taken.withLock { $0 += bytes }
        return true
      }
      for byte in [1, 2, 3] as [UInt8] {
        try await pair.client.write(Data([byte]))
        while taken.withLock({ $0.last }) != byte { await Task.yield() }
      }
      try await pair.client.write(Data([9]))
      guard case .bytes([9]) = await piece else {
        Issue.record("The last byte was not returned.")
        return
      }
      #expect(taken.withLock { $0 } == [1, 2, 3])
      try await pair.close()
    }
  }
#endif
