import Synchronization
import Tableware
import Testing

@testable import TablewareHosting

@Suite(.timeLimit(.minutes(15))) struct TimedImageLoaderTests {
  /// A server that accepts requests and never answers, not even a cancellation.
  private final class SilentLoader: ImageLoader {
    private let state = Mutex((canceled: 0, waiting: [CheckedContinuation<[UInt8], Never>]()))
    var canceled: Int { state.withLock { $0.canceled } }

    func bytes(of address: String) async throws -> [UInt8] {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          state.withLock { $0.waiting.append(continuation) }
        }
      } onCancel: {
        state.withLock { $0.canceled += 1 }
      }
    }

    /// Ends the requests, so that no task remains after a test.
    func end() {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      waiting.forEach { $0.resume(returning: []) }
    }
  }

  private struct Fixed: ImageLoader {
    let result: Result<[UInt8], ImageLoadError>
    func bytes(of address: String) async throws -> [UInt8] { try result.get() }
  }

  /// Waits until the task is canceled.
  private static let forever: @Sendable (Duration) async throws -> Void = { _ in
    for await _ in AsyncStream(Void.self, { _ in }) {}
    throw CancellationError()
  }

  @Test func answer_inTime_isThatOfTheLoader() async throws {
    let loader = TimedImageLoader(Fixed(result: .success([1, 2])), sleep: Self.forever)
    #expect(try await loader.bytes(of: "https://a.example/") == [1, 2])
    await #expect(throws: ImageLoadError.badStatus(404)) {
      let loader = TimedImageLoader(Fixed(result: .failure(.badStatus(404))), sleep: Self.forever)
      return try await loader.bytes(of: "https://a.example/")
    }
  }

  @Test func loaderThatNeverAnswers_isGivenUpAfter15Seconds() async {
    let silent = SilentLoader()
    let slept = Mutex<[Duration]>([])
    let loader = TimedImageLoader(silent) { time in slept.withLock { $0.append(time) } }
    await #expect(throws: ImageLoadError.timedOut) {
      try await loader.bytes(of: "https://a.example/")
    }
    #expect(slept.withLock { $0 } == [.seconds(15)])
    #expect(silent.canceled == 1)
    silent.end()
  }

  @Test func cancellation_endsTheWaitForALoaderThatNeverAnswers() async {
    let silent = SilentLoader()
    let loader = TimedImageLoader(silent, sleep: Self.forever)
    let task = Task { try await loader.bytes(of: "https://a.example/") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(silent.canceled == 1)
    silent.end()
  }
}
