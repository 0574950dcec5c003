import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// The suite for back ends: it passes a good one, and can fail.
@Suite struct BackendConformanceTests {
  @Test(arguments: 0..<UInt64(12))
  func passesTheRecordingBackend(seed: UInt64) {
    var recording: RecordingBackend?
    let failures = BackendConformance.failures(seed: seed) { table in
      let backend = RecordingBackend(table)
      recording = backend
      return (backend, backend.endTurn)
    }
    #expect(failures == [])
    #expect(recording?.violations == [])
    #expect((recording?.calls.count ?? 0) > 150)
  }

  @Test func passesAnAnimatedBackEnd_ThatEndsInTime() {
    let failures = BackendConformance.failures(seed: 99) { table in
      let backend = RecordingBackend(table)
      backend.isAnimated = true
      return (
        backend,
        {
          backend.endTurn()
          // A plan has two batches at most.
          backend.finishAnimation()
          backend.finishAnimation()
        }
      )
    }
    #expect(failures == [])
  }

  @Test func passesTheScriptedBackEnd_WithoutAFlaw() {
    #expect(failures(of: nil) == [])
  }

  @Test(arguments: [
    (ScriptedBackend.Flaw.forgetsRefresh, "shows old content of"),
    (.forgetsHeaders, "the header of section"),
    (.miscarriesRows, ", not "),
    (.keepsOldPaths, "which does not exist"),
    (.repeatsGenerations, "is in use twice"),
    (.forgetsDone, "completions so far are"),
  ])
  func findsTheFlaw(_ flaw: ScriptedBackend.Flaw, sentence: String) {
    let failures = failures(of: flaw)
    #expect(failures.contains { $0.contains(sentence) }, "\(failures.prefix(3))")
    #expect(failures.allSatisfy { $0.hasPrefix("seed 5, step ") })
  }

  @Test func makesTheSameChanges_ForTheSameSeed() {
    func calls(_ seed: UInt64) -> [RecordingBackend.Call] {
      var recording: RecordingBackend?
      _ = BackendConformance.failures(seed: seed, steps: 30) { table in
        let backend = RecordingBackend(table)
        recording = backend
        return (backend, backend.endTurn)
      }
      return recording?.calls ?? []
    }
    #expect(calls(3) == calls(3))
    #expect(calls(3) != calls(4))
  }

  private func failures(of flaw: ScriptedBackend.Flaw?) -> [String] {
    BackendConformance.failures(seed: 5, steps: 60) { table in
      let backend = ScriptedBackend(flaw: flaw)
      table.host.attach(backend)
      return (backend, { backend.endTurn(of: table) })
    }
  }
}
