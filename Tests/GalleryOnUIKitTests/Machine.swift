import Foundation
import Gallery
import Testing

/// A made-up machine for the screens to read: its processes work, start and end, and its log grows,
/// each time a test advances it. The same for the same seed.
final class Machine {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("gallery-on-uikit-" + UUID().uuidString)
  private var dice: Dice
  private var processes: [Int: Int] = [:]
  private var lineCount = 0

  init(seed: UInt64 = 1) throws {
    dice = Dice(seed)
    let names = (0..<260).map { "\(UnicodeScalar(UInt8(97 + $0 % 26)))pkg\($0)" }
    try write(names.map { Self.stanza($0, "Status: install ok installed\n") }, to: "status")
    try write(names.map { Self.stanza($0 + "-dev", "") }, to: "lists/x_Packages")
    for number in 1...60 { try run(number) }
    try work()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// - Parameter logs: whether the file to read is the log, and not the page of the music screen.
  func sources(logs: Bool) -> Gallery.Sources {
    var sources = Gallery.Sources()
    sources.processes = path("proc")
    sources.users = path("passwd")
    sources.installed = path("status")
    sources.available = path("lists")
    sources.file = logs ? path("log") : nil
    sources.folder = folder.path
    sources.rowCount = 2_000
    sources.arrangement = path("arrangement.json")
    sources.latency = .zero
    return sources
  }

  /// A second in the life of the machine.
  func work() throws {
    for (number, ticks) in processes.sorted(by: { $0.key < $1.key }) {
      switch Int.random(in: 0..<12, using: &dice) {
      case 0:
        processes[number] = nil
        try FileManager.default.removeItem(atPath: path("proc/\(number)"))
      case 1: try run(number + 1_000)
      case 2...5: try run(number, ticks: ticks + Int.random(in: 1..<90, using: &dice))
      default: break
      }
    }
    lineCount = Int.random(in: 0..<9, using: &dice) == 0 ? 3 : lineCount + 4
    let words = ["INFO ready", "WARN slow", "ERROR lost", "  at line 3"]
    try write((0..<lineCount).map { "\($0) \(words[$0 % words.count])\n" }, to: "log")
  }

  private func run(_ number: Int, ticks: Int = 0) throws {
    processes[number] = ticks
    let stat =
      "\(number) (p\(number)) S 0 1 1 0 -1 0 0 0 0 0 \(ticks) 0 0 0 20 0 1 0 77 1000 \(ticks) 1 1 1 0\n"
    try write([stat], to: "proc/\(number)/stat")
  }

  private static func stanza(_ name: String, _ status: String) -> String {
    "Package: \(name)\n\(status)Version: 1.0\nArchitecture: all\nSection: misc\n"
      + "Installed-Size: \(name.count)\nDescription: about \(name)\n\n"
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ texts: [String], to name: String) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // `Data` would wait for the disk at each of them.
    let file = try #require(fopen(url.path, "w"))
    fputs(texts.joined(), file)
    fclose(file)
  }
}

/// Dice that fall the same way for the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
