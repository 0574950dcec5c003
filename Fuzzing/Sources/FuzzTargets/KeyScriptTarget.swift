import TerminalKit

/// Key scripts: a script that is written twice has its steps twice, and an error names a position
/// in the script.
func checkKeyScript(_ bytes: [UInt8]) throws(Finding) {
  let script = String(decoding: bytes, as: UTF8.self)
  do {
    let steps = try KeyScript(script).steps
    try require(steps.count <= 100_000, "a script has \(steps.count) steps")
    guard steps.count <= 1_000 else { return }
    // A line feed belongs to no other character.
    let twice = try KeyScript("\(script)\n\(script)").steps
    try require(twice == steps + steps, "a repeated script has other steps")
  } catch let error as KeyScriptError {
    try require(
      (1...script.count + 1).contains(error.position),
      "an error is at \(error.position) of \(script.count) characters")
    try require(error.description.utf8.count < 20_000, "a description is too long")
  } catch let finding as Finding {
    throw finding
  } catch {
    throw Finding(description: "\(error)")
  }
}
