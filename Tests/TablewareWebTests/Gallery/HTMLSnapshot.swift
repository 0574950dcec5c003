import Foundation
import Testing

/// A recorded page under `Snapshots`, compared line by line.
struct HTMLSnapshot {
  private static let longestReport = 40
  private let url: URL
  private let isRecording: Bool

  init(
    _ name: String, file: String = #filePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name).html")
    isRecording = environment["TABLEWARE_RECORD"] == "1"
  }

  /// Fails with the lines that differ. When recording, writes the lines and fails too: what was
  /// only recorded was not checked.
  func compare(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let name = url.lastPathComponent
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: url)
      Issue.record("\(name) was recorded; look at what changed.", sourceLocation: sourceLocation)
      return
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      Issue.record(
        "\(name) was never recorded: run the test with TABLEWARE_RECORD=1.",
        sourceLocation: sourceLocation)
      return
    }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let report = Self.differences(from: old.map(String.init), to: lines)
    guard !report.isEmpty else { return }
    let shown = report.prefix(Self.longestReport).joined(separator: "\n")
    Issue.record(
      "\(name) differs from what was recorded in \(report.count) lines:\n\(shown)",
      sourceLocation: sourceLocation)
  }

  /// The lines that went and came, each with its number, in the order of the page.
  static func differences(from old: [String], to new: [String]) -> [String] {
    let changes = new.difference(from: old)
    let gone = changes.removals.map { change in
      if case .remove(let offset, let line, _) = change {
        (offset, 0, "- \(offset + 1): \(line)")
      } else {
        (0, 0, "")
      }
    }
    let come = changes.insertions.map { change in
      if case .insert(let offset, let line, _) = change {
        (offset, 1, "+ \(offset + 1): \(line)")
      } else {
        (0, 1, "")
      }
    }
    return (gone + come).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}

@Suite struct HTMLSnapshotTests {
  @Test func tellsWhichLinesWentAndCame() {
    #expect(
      HTMLSnapshot.differences(from: ["<p>", "a", "b"], to: ["<p>", "a", "c", "d"])
        == ["- 3: b", "+ 3: c", "+ 4: d"])
    #expect(HTMLSnapshot.differences(from: ["a"], to: ["a"]) == [])
  }

  @Test func fails_WhenNothingWasRecorded_OrWhenItRecords() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Gallery/Test.swift").path
    func compare(_ lines: [String], records: Bool = false) throws {
      try HTMLSnapshot("page", file: file, environment: records ? ["TABLEWARE_RECORD": "1"] : [:])
        .compare(lines)
    }
    try withKnownIssue {
      try compare(["a"])
    } matching: {
      $0.comments == ["page.html was never recorded: run the test with TABLEWARE_RECORD=1."]
    }
    try withKnownIssue {
      try compare(["a"], records: true)
    } matching: {
      $0.comments == ["page.html was recorded; look at what changed."]
    }
    try compare(["a"])
    try withKnownIssue {
      try compare(["b"])
    } matching: {
      $0.comments == ["page.html differs from what was recorded in 2 lines:\n- 1: a\n+ 1: b"]
    }
  }
}
