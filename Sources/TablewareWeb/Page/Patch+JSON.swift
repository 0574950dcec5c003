import JSONText

extension Patch.Operation {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .remove(let ids):
      writer.list(0...ids.count) { writer, index in
        if index == 0 { writer.write("d") } else { writer.write(ids[index - 1]) }
      }
    case .insert(let id, let after, let state, let html):
      writer.fields("i", [id, after], [state, html])
    case .move(let id, let after): writer.fields("m", [id, after], [])
    case .update(let id, let part, let payload): writer.fields("u", [id, part], [payload])
    case .replace(let id, let state, let html): writer.fields("x", [id], [state, html])
    }
  }
}

extension Patch {
  /// Adds the members of the patch to the object of a frame.
  package func writeMembers(to writer: inout JSONWriter) {
    if isReset { writer.member("r") { $0.write(1) } }
    if !operations.isEmpty {
      writer.member("o") { $0.list(operations) { $1.write(to: &$0) } }
    }
    if let window {
      writer.member("w") {
        $0.list(
          [
            window.first, window.end, window.total, window.rowsBefore, window.rows,
            window.hasExtraHeader ? 1 : 0,
          ]
        ) { $0.write($1) }
      }
    }
    if isUnanimated {
      writer.member("n") { $0.write(0) }
    } else if !animations.isEmpty {
      writer.member("n") { $0.list(animations) { $0.fields($1.name, $1.items, []) } }
    }
    if !identifiers.isEmpty {
      writer.member("t") {
        $0.list(identifiers) { writer, named in
          writer.list(0..<2) { writer, index in
            if index == 0 { writer.write(named.item) } else { writer.write(named.identifier) }
          }
        }
      }
    }
    if !colors.isEmpty || theme != nil {
      writer.member("c") { $0.write(colors.map(\.rule).joined() + (theme ?? "")) }
    }
    if let jump {
      writer.member("j") {
        let numbers = [jump.item, jump.position, jump.focus] + (jump.distance.map { [$0] } ?? [])
        $0.list(numbers) { $0.write($1) }
      }
    }
    if sticksToEnd { writer.member("e") { $0.write(1) } }
  }
}

extension JSONWriter {
  /// Writes a list of a name, numbers and texts.
  mutating func fields(_ name: String, _ numbers: [Int], _ texts: [String]) {
    list(0..<1 + numbers.count + texts.count) { writer, index in
      if index == 0 {
        writer.write(name)
      } else if index <= numbers.count {
        writer.write(numbers[index - 1])
      } else {
        writer.write(texts[index - 1 - numbers.count])
      }
    }
  }
}
