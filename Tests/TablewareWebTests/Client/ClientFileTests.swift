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

  /// The scripts without their lines of comment, with short words, and without parentheses around
  /// a single parameter, unless a word is before them.
  private func scripts() throws -> [(name: String, code: String)] {
    try files("Script").map { file in
      let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      let code = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      let short = Self.undeclared(code).replacing(#/\btrue\b/#, with: "!0")
        .replacing(#/\bfalse\b/#, with: "!1")
        .replacing(#/([a-z] )?\((\w+)\) =>/#) { match in
          match.1 == nil ? match.2 + " =>" : match.0
        }
      return (file.name, short)
    }
  }

  /// The script of each page, and that which it loads with the first file.
  private static let served = String(
    decoding: ClientFiles.script + ClientFiles.fileScript, as: UTF8.self)

  /// A script without the words that begin declarations, of which one may begin several.
  private static func undeclared(_ code: String) -> String {
    code.replacing(#/\b(const|let)\b/#.wordBoundaryKind(.simple), with: "")
  }

  /// What a script is made of, apart from what may be left out.
  private static func counts(_ character: Character) -> Bool {
    !character.isWhitespace && character != ";" && character != ","
  }

  @Test func scripts_areServedOnceWithoutComments() throws {
    let served = Self.undeclared(Self.served).filter(Self.counts)
    let codes = try scripts().map { (name: $0.name, text: $0.code.filter(Self.counts)) }
    #expect(codes.filter { served.components(separatedBy: $0.text).count != 2 }.map(\.name) == [])
    let length = codes.reduce(0) { $0 + $1.text.count }
    #expect(served.count == length)
  }

  @Test func textsOfScripts_areServedAsWritten() throws {
    let quoted = /"[^"\n]*"|`[^`]*`/
    let served = Self.served
    let texts = Set(try scripts().flatMap { $0.code.matches(of: quoted).map { String($0.output) } })
    #expect(texts.count > 100)
    #expect(texts.filter { !served.contains($0) } == [])
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
    #expect(script.hasPrefix("let $="))
    #expect(script.hasSuffix("connect();"))
  }

  @Test func theScriptIsSmall() {
    #expect(ClientFiles.script.count < 24_000)
    #expect(ClientFiles.fileScript.count < 1_200)
  }
}
