import Foundation
import LineSurface
import Tableware
import TablewareHosting
import TablewareViewport

/// The saved state of a table: a state that is written again is the same, and any state can be
/// restored. The table then shows its rows, and its viewport is consistent.
func checkState(_ bytes: [UInt8]) throws(Finding) {
  guard let state = try? JSONDecoder().decode(TableState.self, from: Data(bytes)) else { return }
  guard let data = try? JSONEncoder().encode(state),
    let again = try? JSONDecoder().decode(TableState.self, from: data)
  else { throw Finding(description: "a state cannot be written and read again") }
  try require(again == state, "a state differs after it was written and read")

  let table = Table()
  table.selectionMode = .multiple
  table.show {
    Section("ash") { ForEach(0..<20, id: \.self) { TextRow("\($0)") } }
    Section("birch") { ForEach(["a", "b", "c"], id: \.self) { TextRow($0) } }
  }
  let viewport = Viewport(table, on: LineSurface(size: Size(width: 20, height: 5)))
  try commit(table, viewport)
  table.restore(state)
  try commit(table, viewport)
  let saved = table.state
  table.restore(saved)
  try commit(table, viewport)
  try require(table.state == saved, "a restored state differs: \(saved), then \(table.state)")
}

private func commit(_ table: Table, _ viewport: Viewport<LineSurface>) throws(Finding) {
  for _ in 0..<3 {
    TableHost(table).commit()
    viewport.layout()
  }
  // A release build, such as that of the fuzzer, has no invariants; the replay checks them.
  #if DEBUG
  let problem = viewport.checkInvariants()
  try require(problem == nil, problem ?? "")
  #endif
}
