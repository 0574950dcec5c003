import Foundation
import Testing

@testable import TablewareWeb

@Suite struct ClientFileTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/TablewareWeb/Client")

  /// The files of a folder, each as it should stand in what is served.
  private func files(_ name: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: name), includingPropertiesForKeys: nil
    ).map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func everyScriptIsServedOnceWithoutItsComments() throws {
    let served = String(decoding: ClientFiles.script, as: UTF8.self)
    let bare = try files("Script").map { file in
      let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      let code = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      return (name: file.name, text: code.replacing(#/ ([=!&|?:]+>?) /#) { $0.1 })
    }
    #expect(bare.filter { served.components(separatedBy: $0.text).count != 2 }.map(\.name) == [])
    #expect(served.utf8.count == bare.map(\.text.utf8.count).reduce(0, +) + bare.count - 1)
  }

  @Test func everyStyleIsServedOnce() throws {
    let served = String(decoding: ClientFiles.style, as: UTF8.self)
    let files = try files("Style")
    #expect(files.filter { served.components(separatedBy: $0.text).count != 2 }.map(\.name) == [])
    #expect(served.utf8.count == files.map(\.text.utf8.count).reduce(0, +) + files.count - 1)
  }

  /// What runs at once needs the declarations before it.
  @Test func theScriptBeginsWithThePageAndEndsWithTheBeginning() {
    let script = String(decoding: ClientFiles.script, as: UTF8.self)
    #expect(script.hasPrefix("const $="))
    #expect(script.hasSuffix("connect();"))
  }

  @Test func theScriptIsSmall() { #expect(ClientFiles.script.count < 20_000) }
}
