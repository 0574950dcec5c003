import SampleRows
import Observation
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Models and streams that drive a table by themselves.
@Suite @MainActor struct ObservingTests {
  @Observable final class Library {
    var songs = ["a", "b"]
    var title = "Songs"
    var unrelated = 0
  }

  private func counted(_ count: inout Int) -> [Section] {
    count += 1
    return []
  }

  private func run(until holds: () -> Bool) async {
    while !holds() { await Task.yield() }
  }

  @Test func showsAgain_WhenTheModelChanges() async {
    let library = Library()
    let harness = Harness()
    var asked = 0
    let task = Task {
      await harness.table.observe {
        counted(&asked)
        Section("A", header: "\(library.title)") {
          for song in library.songs { TextRow(RowText(song)) }
        }
      }
    }
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a b]")

    library.songs.append("c")
    library.songs.removeFirst()
    library.title = "All songs"
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    #expect(harness.shown == "A[b c]")
    #expect(harness.backend.shownHeaders.map { $0?.title.string } == ["All songs"])
    #expect(asked == 2)

    library.unrelated += 1
    for _ in 0..<20 { await Task.yield() }
    #expect(asked == 2)
    task.cancel()
    await task.value
    library.songs = []
    for _ in 0..<20 { await Task.yield() }
    #expect(asked == 2)
  }

  @Observable final class Song: Identifiable {
    let id: String
    var title: String
    init(_ title: String) {
      id = title
      self.title = title
    }
  }

  struct SongRow: Row {
    let song: Song
    var id: String { song.id }
    var body: RowContent { RowContent(title: RowText(song.title)) }
  }

  @Test(arguments: [false, true])
  func noticesWhatRowsOnScreenRead(isLazy: Bool) async {
    let songs = [Song("a"), Song("b")]
    let harness = Harness()
    let task = Task {
      await harness.table.observe {
        Section("A") {
          if isLazy {
            ForEach(songs) { SongRow(song: $0) }
          } else {
            for song in songs { SongRow(song: song) }
          }
        }
      }
    }
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    for title in ["new", "newer"] {
      songs[1].title = title
      await run { harness.backend.needsCommit }
      harness.backend.endTurn()
      #expect(harness.backend.shownContents[0].map(\.title.string) == ["a", title])
    }
    var refresh = ContentChanges()
    refresh.rows = [RowPath(section: 0, row: 1)]
    #expect(harness.backend.calls.suffix(2) == [.refresh(refresh), .refresh(refresh)])
    task.cancel()
    await task.value
  }

  @Test func f43_LetsGoOfModelAndTable_WhenCancelled() async {
    weak var weakTable: Table?
    weak var weakLibrary: Library?
    do {
      let table = Table()
      let library = Library()
      weakTable = table
      weakLibrary = library
      let task = Task {
        await table.observe {
          Section("A") { for song in library.songs { TextRow(RowText(song)) } }
        }
      }
      await run { table.snapshot.rowCount == 2 }
      task.cancel()
      await task.value
    }
    // The task releases the object a little after it ends; one that never does must fail here, not
    // hang.
    for _ in 0..<1_000 where weakTable != nil || weakLibrary != nil { await Task.yield() }
    #expect(weakTable == nil)
    #expect(weakLibrary == nil)
  }

  @Test func showsEachStateOfASequence() async {
    let (states, source) = AsyncStream.makeStream(of: [String].self)
    let harness = Harness()
    let task = Task {
      await harness.table.show(each: states) { rows in
        Section("A") { for row in rows { TextRow(RowText(row)) } }
      }
    }
    source.yield(["a"])
    await run { harness.backend.needsCommit }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
    source.yield(["a", "b"])
    source.yield(["b"])
    source.finish()
    await task.value
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
    #expect(harness.batches.last == "dR (0, 0) · iR (0, 0)")
    #expect(harness.backend.violations == [])
  }

  @Test func throwsWhatTheSequenceThrows() async {
    struct Broken: Error {}
    let states = AsyncThrowingStream<[String], any Error> { source in
      source.yield(["a"])
      source.finish(throwing: Broken())
    }
    let harness = Harness()
    await #expect(throws: Broken.self) {
      try await harness.table.show(each: states) { rows in
        Section("A") { for row in rows { TextRow(RowText(row)) } }
      }
    }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
  }
}
