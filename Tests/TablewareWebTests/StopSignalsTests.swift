#if Web
  import Foundation
  import Synchronization
  import Testing

  @testable import TablewareWeb

  /// By a signal that nothing else in a test process uses.
  @Suite(.serialized, .timeLimit(.minutes(15))) struct StopSignalsTests {
    @Test(arguments: [SIG_DFL, SIG_IGN].map(HandlerBox.init))
    func signal_duringAnOperation_cancelsIt(_ inherited: HandlerBox) async throws {
      signal(SIGUSR2, inherited.handler)
      let ended = Mutex(false)
      try await StopSignals.run(
        until: [SIGUSR2], patience: .seconds(3_600), end: { _ in ended.withLock { $0 = true } }
      ) {
        kill(getpid(), SIGUSR2)
        await untilCancelled {}
      }
      #expect(!ended.withLock { $0 })
    }

    @Test func secondSignal_endsTheProcess() async throws {
      let (ends, continuation) = AsyncStream.makeStream(of: Int32.self)
      try await StopSignals.run(
        until: [SIGUSR2], patience: .seconds(3_600), end: { continuation.yield($0) }
      ) {
        kill(getpid(), SIGUSR2)
        await untilCancelled { kill(getpid(), SIGUSR2) }
        // It does not return before the process would have ended.
        #expect(await Task { await ends.first { _ in true } }.value == SIGUSR2)
      }
    }

    @Test func operationThatDoesNotReturn_endsTheProcess() async throws {
      let (ends, continuation) = AsyncStream.makeStream(of: Int32.self)
      try await StopSignals.run(
        until: [SIGUSR2], patience: .zero, end: { continuation.yield($0) }
      ) {
        kill(getpid(), SIGUSR2)
        #expect(await Task { await ends.first { _ in true } }.value == SIGUSR2)
      }
    }

    @Test func errorOfAnOperation_isThrown() async throws {
      await #expect(throws: TestFailure.self) {
        try await StopSignals.run(until: [SIGUSR2]) { throw TestFailure("It failed.") }
      }
    }
  }

  /// What a process does on a signal.
  struct HandlerBox: @unchecked Sendable, CustomTestStringConvertible {
    let handler: (@convention(c) (Int32) -> Void)?
    init(_ handler: (@convention(c) (Int32) -> Void)?) { self.handler = handler }
    var testDescription: String { handler == nil ? "default" : "ignored" }
  }

  /// Returns when the task is canceled.
  private func untilCancelled(_ action: @escaping @Sendable () -> Void) async {
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
      for await _ in never {}
    } onCancel: {
      action()
      continuation.finish()
    }
  }
#endif
