import Foundation
import FuzzTargets
import Testing

/// The inputs that fuzzing found, replayed without the fuzzer.
struct CorpusTests {
  private static let corpora = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora")

  private static func inputs(of name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: corpora.appending(path: name), includingPropertiesForKeys: nil)
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func corpus_ofEachTarget_hasNoFinding(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let inputs = try Self.inputs(of: name)
    #expect(inputs.count >= 3, "the corpus of \(name) is not complete")
    for input in inputs {
      let bytes = try Array(Data(contentsOf: input))
      do {
        try target.check(bytes)
      } catch {
        Issue.record("\(name)/\(input.lastPathComponent): \(error)")
      }
    }
  }

  @Test func corpora_haveATarget() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpora.path)
    #expect(Set(names).subtracting(FuzzTarget.all.map(\.name)).subtracting(["sql"]).isEmpty)
  }
}
