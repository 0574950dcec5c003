#if Web
  import Foundation
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// Changes of a session's table outside of the session.
  @Suite(.timeLimit(.minutes(15))) struct IsolationTests {
    private final class RaceScreen: Screen {
      let context = ScreenContext()
      let title = "Race"
      private let isRacing: Bool
      private var taps = 0

      init(isRacing: Bool) { self.isRacing = isRacing }

      var sections: [Section] {
        Section("all") { TextRow("One", value: "\(taps)").id("one").onTap { self.change() } }
      }

      private func change() {
        taps += 1
        nonisolated(unsafe) let table = context.table
        table?.indexTitles = ["A", "B"]
        guard isRacing else { return }
        let done = DispatchSemaphore(value: 0)
        Thread {
          table?.indexTitles = ["A"]
          done.signal()
        }.start()
        done.wait()
      }
    }

    @Test(arguments: [true, false])
    func f55_change_ofASession_isReported_onlyFromAnotherThread(_ isRacing: Bool) async throws {
      try await TestServer.run(WebOptions(), { _ in RaceScreen(isRacing: isRacing) }) { server in
        let (client, _, _) = try await server.open()
        try await client.tapOnce()
        client.close()
        let expected = isRacing ? ["Session 1: \(Diagnostic.usedOnOtherThread)"] : []
        #expect(server.reports.all == expected)
      }
    }
  }
#endif
