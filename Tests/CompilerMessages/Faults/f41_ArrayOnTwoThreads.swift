// expect: mutation of captured var 'songs' in concurrently-executing code
import Tableware

func onAnotherThread(_ work: @escaping @Sendable () -> Void) {}

func show(in table: Table) {
  var songs = ["a", "b"]
  onAnotherThread { songs.removeLast() }
  table.show { Section("songs") { ForEach(songs, id: \.self) { TextRow(RowText($0)) } } }
}
