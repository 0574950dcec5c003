import Foundation
import Gallery

/// What the gallery reads, the same on every machine: processes, packages, a log, a tree of files.
///
/// Pictures, accessibility trees and recorded HTML can be compared because nothing of the machine
/// is in them. Only the folder's own path is; give a relative one, or replace it.
package struct GalleryFixture: Sendable {
  /// Where the files are.
  package let folder: String

  /// Writes the files, over those of an earlier run.
  package init(in folder: String) throws {
    self.folder = folder
    try writeProcesses()
    try write(PackageFixture.installed, to: "status")
    try write(PackageFixture.available, to: "lists/example_Packages")
    try write(LogFixture.text, to: "log.txt")
    for (name, length) in Self.files {
      try write(String(repeating: "x", count: length), to: "files/\(name)")
    }
    // An arrangement would exist if the user had moved or hidden modules.
    try? FileManager.default.removeItem(atPath: "\(folder)/state.json")
  }

  /// What a screen of the gallery reads then, by its name.
  package func sources(for screen: String) -> Gallery.Sources {
    var sources = Gallery.Sources()
    sources.processes = "\(folder)/proc"
    sources.users = "\(folder)/passwd"
    sources.installed = "\(folder)/status"
    sources.available = "\(folder)/lists"
    sources.folder = "\(folder)/files"
    // Enough rows for the checks, and quick in a debug build.
    sources.rowCount = 100_000
    sources.arrangement = "\(folder)/state.json"
    sources.latency = .zero
    if screen == "log" { sources.file = "\(folder)/log.txt" }
    return sources
  }

  private static let files = [
    "README.md": 1_200, "notes.txt": 0, ".hidden": 12, "茉莉花.flac": 40_000,
    "Music/Clair de lune.flac": 30_000, "Music/So What.flac": 20_000,
    "Music/Live/Encore.flac": 5_000,
    "Pictures/lamp.png": 2_048,
  ]

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writeProcesses() throws {
    // The user that runs the tests owns the files, and with them the processes.
    try write("ada:x:\(geteuid()):1::/:/bin/sh\n", to: "passwd")
    for (number, process) in Self.processes.enumerated() {
      let pid = 100 + number * 7
      let pages = process.mebibytes * 1_048_576 / Int(getpagesize())
      let stat =
        "\(pid) (\(process.name)) \(process.state) 1 1 1 0 -1 0 0 0 0 0 \(number * 10) 5 0 0 20 0 "
        + "\(number % 3 + 1) 0 \(number) 1000 \(pages) 1 1 1 0\n"
      try write(stat, to: "proc/\(pid)/stat")
      try write("/usr/bin/\(process.name)\0--number\0\(number)\0", to: "proc/\(pid)/cmdline")
    }
  }

  private static let processes: [(name: String, state: String, mebibytes: Int)] =
    [
      ("compiler", "R", 2_048), ("editor", "S", 300), ("shell", "S", 4), ("<b>bold</b>", "S", 8),
      ("a name of 15 let", "D", 64), ("茉莉花", "T", 16),
    ] + (1...34).map { ("worker-\($0)", "S", 34 - $0) }
}
