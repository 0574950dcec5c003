import JSONText

/// One line of many: the input is a pair of snapshots, the output its explanation or an error.
///
///     {"old":[{"id":"A","rows":["a"]}],"new":[]}
///     {"batches":[{"deleteSections":[0],"after":[]}]}
package enum PairLine {
  /// Returns the answer to a line, without its end, and whether every batch passed its check.
  ///
  /// - Parameter number: the line's number, counted from 1, for the message about a malformed one.
  package static func answer(to line: [UInt8], number: Int) -> (json: [UInt8], isSound: Bool) {
    do {
      let (old, new) = try pair(line, number: number)
      let explanation = Explanation(from: old, to: new)
      return (explanation.json, explanation.isSound)
    } catch {
      var writer = JSONWriter()
      writer.object { $0.member("error") { $0.write("\(error)") } }
      return (writer.bytes, true)
    }
  }

  private static func pair(
    _ line: [UInt8], number: Int
  ) throws(InputMistake) -> (old: Sheet, new: Sheet) {
    let expected = "an object with “old” and “new”"
    if line.allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) {
      throw InputMistake("line \(number) is empty; expected \(expected)")
    }
    let value: JSONValue
    do {
      value = try JSONReader.value(of: line, isRepairing: false)
    } catch {
      throw InputMistake(error, line: number)
    }
    guard case .object(let members) = value else {
      throw InputMistake("line \(number) should be \(expected) but is \(value.noun)")
    }
    return (try sheet("old", in: members), try sheet("new", in: members))
  }

  private static func sheet(
    _ name: String, in members: [String: JSONValue]
  ) throws(InputMistake) -> Sheet {
    guard let value = members[name] else { throw InputMistake(path: name, "is missing") }
    do {
      return try Sheet(value)
    } catch {
      throw error.inside(name)
    }
  }
}
