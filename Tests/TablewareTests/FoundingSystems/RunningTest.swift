import Foundation

/// A test that runs on Linux: a function after `@Test` that neither a trait nor `#if` leaves out.
struct RunningTest: Sendable {
  let name: String
  /// The name of the test target.
  let target: String
  /// What the test runs of its suite: its own body, and the helpers that it calls.
  fileprivate var parts: [Part]

  /// A part of a file.
  fileprivate struct Part: Sendable {
    let source: SwiftSource
    let range: Range<Int>
  }

  /// Returns whether the test itself, or a helper of its suite that it calls, uses a symbol.
  func uses(_ symbol: Symbol) -> Bool {
    parts.contains { symbol.isUsed(in: $0.source, $0.range) }
  }

  /// Returns the running tests of the repository with one of some names.
  static func all(named names: Set<String>) throws -> [RunningTest] {
    var tests: [RunningTest] = []
    for (target, urls) in try TestNames.filesOfTargets() {
      let texts = try urls.map { try String(contentsOf: $0, encoding: .utf8) }
      let files = texts.map { TestFile($0) }
      for file in files {
        for found in file.tests where names.contains(found.name) {
          var test = RunningTest(
            name: found.name, target: target,
            parts: [Part(source: file.source, range: found.range)])
          if let suite = found.suite { test.addHelpers(of: suite, in: files) }
          tests.append(test)
        }
      }
    }
    return tests
  }

  private mutating func addHelpers(of suite: String, in files: [TestFile]) {
    var helpers: [String: [Part]] = [:]
    for file in files {
      for helper in file.helpers(of: suite) {
        helpers[helper.name, default: []].append(Part(source: file.source, range: helper.range))
      }
    }
    // Each test runs the initializer of its suite.
    parts += helpers.removeValue(forKey: "init") ?? []
    var next = 0
    while next < parts.count {
      for word in parts[next].source.words(in: parts[next].range) {
        parts += helpers.removeValue(forKey: word.text) ?? []
      }
      next += 1
    }
  }
}

/// A file of a test target, with its suites and tests.
private struct TestFile {
  let source: SwiftSource
  private let declarations: [SwiftSource.Declaration]
  private let types: [SwiftSource.Declaration]

  init(_ text: String) {
    source = SwiftSource(text)
    declarations = source.declarations
    types = declarations.filter { $0.isType }
  }

  /// The tests that run: their names, suites and ranges from `@Test` to the end of the body.
  var tests: [(name: String, suite: String?, range: Range<Int>)] {
    source.words(in: source.code.indices).compactMap { word in
      guard word.text == "Test", word.start > 0, source.code[word.start - 1] == UInt8(ascii: "@"),
        let function = declarations.first(where: {
          $0.keyword == "func" && $0.head.lowerBound > word.start
        }), !isConditional(word.end..<function.head.lowerBound)
      else { return nil }
      let around = types.filter { $0.body.contains(word.start) }
      for type in around {
        let start = source.code[..<type.head.lowerBound].lastIndex { $0 == UInt8(ascii: "}") } ?? 0
        guard !isConditional(start..<type.head.lowerBound) else { return nil }
      }
      return (function.name, around.last?.name, word.start..<function.body.upperBound)
    }
  }

  /// Returns whether the traits of a range may switch a test off.
  private func isConditional(_ range: Range<Int>) -> Bool {
    source.words(in: range).contains { $0.text == "disabled" || $0.text == "enabled" }
  }

  /// Returns the members of a suite, the stored properties and the types in it included.
  func helpers(of suite: String) -> [(name: String, range: Range<Int>)] {
    func isMember(_ position: Int) -> Bool {
      types.last { $0.body.contains(position) }?.name == suite
    }
    let members = declarations.filter { isMember($0.head.lowerBound) }.map {
      ($0.name, $0.head.lowerBound..<$0.body.upperBound)
    }
    return members + source.storedProperties.filter { isMember($0.range.lowerBound) }
  }
}
