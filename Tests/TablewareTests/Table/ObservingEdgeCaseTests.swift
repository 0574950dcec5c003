import Observation
import Tableware
import Testing

@Suite @MainActor struct ObservingEdgeCaseTests {
  @Observable final class Library {
    var songs = ["a"]
  }

  private func run(until holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }

  @Test func asksForNothing_AfterItWasCancelled() async {
    let library = Library()
    let table = Table()
    var asked = 0
    func counted() -> [Section] {
      asked += 1
      return []
    }
    let task = Task {
      await table.observe {
        counted()
        Section("A") { for song in library.songs { TextRow(RowText(song)) } }
      }
    }
    await run { asked == 1 }
    for _ in 0..<20 { await Task.yield() }
    library.songs.append("b")
    task.cancel()
    await task.value
    #expect(asked == 1)
    #expect(notation(of: table.snapshot) == "A[a]")
  }
}
