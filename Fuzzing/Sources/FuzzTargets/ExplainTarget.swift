import Explain
import JSONText

/// The JSON of `tableware explain`: every batch is legal, the answer is JSON, and its last snapshot
/// is that of the input.
func checkExplain(_ bytes: [UInt8]) throws(Finding) {
  let answer = PairLine.answer(to: bytes, number: 1)
  try require(answer.isSound, "a batch is illegal")
  guard let value = try? JSONReader.value(of: answer.json, isRepairing: false),
    case .object(let members) = value
  else { throw Finding(description: "the answer is not JSON") }
  guard members["error"] == nil else { return }
  guard case .array(let batches)? = members["batches"] else {
    throw Finding(description: "the answer has neither batches nor an error")
  }
  guard let input = try? JSONReader.value(of: bytes, isRepairing: false),
    case .object(let pair) = input, let old = pair["old"], let new = pair["new"]
  else { throw Finding(description: "the input was accepted, but is no pair") }
  guard case .object(let last)? = batches.last, let after = last["after"] else {
    return try require(
      identities(of: old) == identities(of: new), "no batch leads to another snapshot")
  }
  try require(after == canonical(new), "the last batch does not lead to the new snapshot")
  try checkRoundTrip(input)
}

/// A document that is written and read again is the same.
func checkRoundTrip(_ value: JSONValue) throws(Finding) {
  do {
    let again = try JSONReader.value(of: Array(value.text.utf8), isRepairing: false)
    try require(again.text == value.text, "JSON differs after it was written and read")
  } catch let failure as JSONReader.Failure {
    throw Finding(description: "JSON cannot be read again: \(failure)")
  } catch let finding as Finding {
    throw finding
  } catch {
    throw Finding(description: "\(error)")
  }
}

/// A list of sections as an answer contains it: without unknown members and absent contents.
private func canonical(_ sheet: JSONValue) -> JSONValue {
  guard case .array(let sections) = sheet else { return .null }
  return .array(
    sections.map { section in
      guard case .object(let members) = section, case .array(let rows)? = members["rows"] else {
        return .null
      }
      var result = ["rows": JSONValue.array(rows.map(canonicalRow))]
      result["id"] = members["id"]
      if case .string? = members["header"] { result["header"] = members["header"] }
      return .object(result)
    })
}

private func canonicalRow(_ row: JSONValue) -> JSONValue {
  guard case .object(let members) = row, let id = members["id"] else { return row }
  guard case .string(let content)? = members["content"] else { return id }
  return .object(["id": id, "content": .string(content)])
}

/// The identities of sections and rows, byte by byte, in their order.
private func identities(of sheet: JSONValue) -> [[[UInt8]]] {
  guard case .array(let sections) = sheet else { return [] }
  return sections.map { section in
    guard case .object(let members) = section, case .array(let rows)? = members["rows"],
      case .string(let id)? = members["id"]
    else { return [] }
    return [Array(id.utf8)]
      + rows.map { row in
        switch row {
        case .string(let id): return Array(id.utf8)
        case .object(let members):
          if case .string(let id)? = members["id"] { return Array(id.utf8) }
          return []
        default: return []
        }
      }
  }
}

extension JSONValue {
  /// The value as JSON, with the members of objects in the order of their names.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let value) where value.isNaN: return "NaN"
    case .number(let value) where value.isInfinite: return value < 0 ? "-Infinity" : "Infinity"
    case .number(let value): return "\(value)"
    case .string(let text): return quoted(text)
    case .array(let elements): return "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      let pairs = members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.text)" }
      return "{\(pairs.joined(separator: ","))}"
    }
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
