import Tableware
import TablewareTerminal

// entry: run-in-a-terminal
func runInTheTerminal() async throws {
  try await Terminal.run(SongsScreen())  // until the user leaves
}
// end

// entry: commands-and-screens
func runWithAddresses() async throws {
  let router = Router([
    Route("/", title: "Songs") { _ in SongsScreen() },
    Route("/settings", title: "Settings") { _ in SettingsScreen() },
  ])
  try await Terminal.run(router, at: "/settings")
}
// end

// entry: without-a-terminal
func runOrPrint() async throws -> String? {
  guard !Terminal.isAvailable else {
    try await runInTheTerminal()
    return nil
  }
  return try await Terminal.frame(of: SongsScreen(), columns: 60, rows: 20)
}
// end

// entry: script-of-keys
func framesAfterKeys() async throws -> [String] {
  [
    try await Terminal.frame(of: SettingsScreen(), keys: "space", columns: 50, rows: 8),
    try await Terminal.frame(of: FindScreen(), keys: "/ text:willow", columns: 50, rows: 8),
    try await Terminal.frame(of: ClockScreen(), keys: "wait:3s", columns: 50, rows: 8),
  ]
}
// end

// entry: pictures-in-a-terminal
func runWithPictures(_ file: @escaping @Sendable (String) -> [UInt8]?) async throws {
  try await Terminal.run(
    BrandScreen(), theme: Theme(accent: RowColor(0x0969DA)), showsPictures: true, assets: file)
}
// end

// entry: table-as-text
func tableAsText() -> String {
  let table = Table()
  table.show {  // owns its table
    Section("songs", header: "Songs") { ForEach(Song.samples) { SongRow(song: $0) } }
  }
  return Terminal.frame(of: table, columns: 40, rows: 10)
}
// end
