/// Code of the package that reads input from outside, with the properties that hold for any input.
package struct FuzzTarget: Sendable {
  /// The name of the target and of the folder with its corpus.
  package let name: String
  /// Reads an input and checks the properties.
  package let check: @Sendable ([UInt8]) throws(Finding) -> Void

  /// All targets.
  package static let all: [FuzzTarget] = plain + web + databases

  private static let plain = [
    FuzzTarget(name: "explain", check: checkExplain),
    FuzzTarget(name: "keyscript", check: checkKeyScript),
    FuzzTarget(name: "terminal", check: checkTerminal),
    FuzzTarget(name: "client", check: checkClient),
    FuzzTarget(name: "form", check: checkForm),
    FuzzTarget(name: "saved", check: checkSaved),
    FuzzTarget(name: "state", check: checkState),
    FuzzTarget(name: "batch", check: checkBatch),
    FuzzTarget(name: "image", check: checkImage),
  ]

  #if Web
  private static let web = [
    FuzzTarget(name: "request", check: checkRequest),
    FuzzTarget(name: "frame", check: checkFrame),
    FuzzTarget(name: "address", check: checkAddress),
  ]
  #else
  private static let web: [FuzzTarget] = []
  #endif

  #if SQLite
  private static let databases = [FuzzTarget(name: "sql", check: checkSQL)]
  #else
  private static let databases: [FuzzTarget] = []
  #endif
}

/// A property that an input violates.
package struct Finding: Error, CustomStringConvertible {
  /// The property and what was found, in one sentence.
  package let description: String
}

/// Throws a finding unless a property holds.
///
/// - Parameters:
///   - holds: the property.
///   - description: what was found instead.
func require(
  _ holds: Bool, _ description: @autoclosure () -> String
) throws(Finding) {
  guard holds else { throw Finding(description: description()) }
}

/// Divides an input into pieces of 1 to 31 bytes. The sizes depend on the input, so that the fuzzer
/// can change them.
func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let first = rest.first {
    let piece = rest.prefix(1 + Int(first) % 31)
    pieces.append(piece)
    rest = rest.dropFirst(piece.count)
  }
  return pieces
}
