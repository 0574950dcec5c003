import JSONText
import TablewareDiff

extension Explanation {
  /// The explanation for programs, on one line without its end. Empty lists are left out, except
  /// `batches`.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("batches") { $0.list(steps) { $0.write($1) } }
      writer.member("refreshRows", refreshedRows) { $0.write($1) }
      writer.member("refreshSections", refreshedSections) { $0.write($1) }
      writer.member("diagnostics", diagnostics) { $0.write($1) }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ step: Explanation.Step) {
    let batch = step.batch
    object { writer in
      writer.member("deleteSections", batch.deletedSections) { $0.write($1) }
      writer.member("insertSections", batch.insertedSections) { $0.write($1) }
      writer.member("moveSections", batch.movedSections) { writer, move in
        writer.list([move.source, move.destination]) { $0.write($1) }
      }
      writer.member("deleteRows", batch.deletedRows) { $0.write($1) }
      writer.member("insertRows", batch.insertedRows) { $0.write($1) }
      writer.member("moveRows", batch.movedRows) { writer, move in
        writer.list([move.source, move.destination]) { $0.write($1) }
      }
      writer.member("after") { $0.write(step.after) }
    }
  }

  fileprivate mutating func write(_ path: RowPath) {
    list([path.section, path.row]) { $0.write($1) }
  }

  /// Writes a list unless it is empty.
  fileprivate mutating func member<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    if !elements.isEmpty { member(name) { $0.list(elements, write) } }
  }
}
