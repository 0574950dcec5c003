import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Rows that stay are bound again in place, and only if they show something else.
@Suite struct TableRefreshTests {
  private let table = Table()
  private let backend: RecordingBackend

  init() {
    backend = RecordingBackend(table)
  }

  private func show(_ songs: [Song], header: SectionHeader? = nil, footer: RowText? = nil) {
    table.show {
      Section("s", header: header, footer: footer) { ForEach(songs) { SongRow(song: $0) } }
    }
    backend.endTurn()
  }

  private var songs: [Song] { (0..<4).map { Song(id: $0, title: "song \($0)") } }

  private func refresh(rows: [Int] = [], replaced: [Int] = [], sections: [Int] = [])
    -> ContentChanges
  {
    var refresh = ContentChanges()
    refresh.rows = rows.map { RowPath(section: 0, row: $0) }
    refresh.replacedRows = replaced.map { RowPath(section: 0, row: $0) }
    refresh.sections = sections
    return refresh
  }

  @Test func refreshesOnlyRowsThatChanged() {
    show(songs)
    let generations = backend.bindings.rows.map(\.generation)
    backend.clearCalls()
    var changed = songs
    changed[2].title = "new"
    show(changed)
    #expect(backend.calls == [.refresh(refresh(rows: [2]))])
    #expect(backend.shownContents[0].map(\.title.string) == ["song 0", "song 1", "new", "song 3"])
    let kept = zip(generations, backend.bindings.rows.map(\.generation)).map { $0 == $1 }
    #expect(kept == [true, true, false, true])
  }

  @Test func presentation_isThatOfTheLatestRow_ifOnlyContentsChange() {
    show(songs)
    var changed = songs
    changed[2].title = "new"
    show(changed)
    let presentation = table.host.presentation(at: RowPath(section: 0, row: 2))
    #expect(presentation?.content.title.string == "new")
  }

  @Test func reload_replacesASectionOnce() {
    show(songs)
    backend.clearCalls()
    table["s"].reload()
    backend.endTurn()
    #expect(backend.calls == [.refresh(refresh(sections: [0]))])
    backend.clearCalls()
    var changed = songs
    changed[1].title = "new"
    show(changed)
    #expect(backend.calls == [.refresh(refresh(rows: [1]))])
    table["other"].reload()
    backend.endTurn()
    #expect(table.diagnostics.recent.count == 1)
  }

  @Test func ep07_RefreshesAtTheNewPlace_WhenTheRowAlsoMoved() {
    show(songs)
    backend.clearCalls()
    var changed = songs
    changed[3].title = "new"
    changed.insert(changed.remove(at: 3), at: 0)
    changed.remove(at: 2)
    show(changed)
    #expect(
      backend.calls == [
        .perform(backendBatch("dR 1, mR 3→0")), .refresh(refresh(rows: [0])),
      ])
    #expect(backend.shownContents[0].map(\.title.string) == ["new", "song 0", "song 2"])
  }

  private func backendBatch(_ name: String) -> Batch {
    var batch = Batch()
    batch.deletedRows = [RowPath(section: 0, row: 1)]
    batch.movedRows = [
      .init(from: RowPath(section: 0, row: 3), to: RowPath(section: 0, row: 0))
    ]
    return batch
  }

  @Test func bindsNewRowsOnce() {
    show(songs)
    backend.clearCalls()
    show(songs + [Song(id: 9, title: "nine")])
    var batch = Batch()
    batch.insertedRows = [RowPath(section: 0, row: 4)]
    #expect(backend.calls == [.perform(batch)])
  }

  @Test func f13_ReplacesTheCell_WhenTheKindChanges() {
    show(songs)
    backend.clearCalls()
    table.show {
      Section("s") {
        ForEach(songs) { song in
          if song.id == 1 { BigSongRow(song: song) } else { SongRow(song: song) }
        }
      }
    }
    backend.endTurn()
    #expect(backend.calls == [.refresh(refresh(replaced: [1]))])
    #expect(
      backend.bindings.rows.map(\.kind.name) == ["SongRow", "BigSongRow", "SongRow", "SongRow"])
  }

  @Test func refreshesHeadersAndFooters() {
    show(songs, header: "A", footer: "a")
    backend.clearCalls()
    show(songs, header: "B", footer: "a")
    show(songs, header: "B", footer: "b")
    show(songs, header: nil, footer: "b")
    show(songs, header: nil, footer: "b")
    var (header, footer) = (ContentChanges(), ContentChanges())
    header.rows = [.header(of: 0)]
    footer.rows = [.footer(of: 0)]
    #expect(
      backend.calls == [.refresh(header), .refresh(footer), .refresh(refresh(sections: [0]))])
    #expect(backend.shownHeaders == [nil])
  }

  @Test func f05_SeesObjectsThatChangedInPlace() {
    let track = Track("a", "old")
    func show() {
      table.show { Section("s") { ForEach([track]) { TrackRow(track: $0) } } }
      backend.endTurn()
    }
    show()
    backend.clearCalls()
    track.title = "new"
    show()
    #expect(backend.calls == [.refresh(refresh(rows: [0]))])
    #expect(backend.shownContents[0].map(\.title.string) == ["new"])
  }

  @Test func neverRefreshes_WhenOnlyBehavioursChange() {
    for _ in 0..<3 {
      table.show { Section("s") { TextRow("a").onTap {} } }
      backend.endTurn()
    }
    #expect(backend.calls.count == 2)
  }

  @Test func refreshesNothing_AfterAnEditThatShowsTheSame() {
    show(songs)
    backend.clearCalls()
    table.row(2).update { SongRow(song: songs[2]) }
    backend.endTurn()
    #expect(backend.calls == [])
  }
}
