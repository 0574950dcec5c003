import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Changes of a table on another thread than the main thread.
@Suite(.serialized) @MainActor struct IsolationTests {
  /// Runs work on another thread and waits for it, as code without the checks of Swift 6 may do.
  private func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      work()
      done.signal()
    }.start()
    done.wait()
  }

  @Test func f55_f56_change_onAnotherThread_isReported_andShown() {
    let stage = Stage()
    stage.show("A[a]")
    stage.table.diagnostics.sink = { _ in }
    nonisolated(unsafe) let table = stage.table
    onAnotherThread { table.show { Section("A") { TextRow("b") } } }
    stage.turn()
    #expect(stage.table.diagnostics.recent == [.usedOnOtherThread])
    #expect(stage.table.snapshot[RowPath(section: 0, row: 0)]?.content.title == "b")
  }

  @Test func change_ofADetachedTable_onAnotherThread_isNotReported() {
    let stage = Stage()
    stage.show("A[a]")
    stage.backend?.detach()
    nonisolated(unsafe) let table = stage.table
    onAnotherThread { table.show { Section("A") { TextRow("b") } } }
    #expect(stage.table.diagnostics.recent == [])
  }
}
