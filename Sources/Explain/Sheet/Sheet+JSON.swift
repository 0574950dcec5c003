import JSONText

extension Sheet {
  /// Reads a list of sections.
  ///
  /// ```json
  /// [{"id": "A", "header": "Fruit", "rows": ["apple", {"id": "pear", "content": "ripe"}]}]
  /// ```
  ///
  /// A header or a content that is null counts as absent. Unknown keys are ignored; if a key is
  /// written twice, the last one counts.
  package init(json bytes: [UInt8]) throws(InputMistake) {
    let document: JSONValue
    do {
      document = try JSONReader.value(of: bytes, isRepairing: false)
    } catch {
      throw InputMistake(error)
    }
    self = try Sheet(document)
  }

  init(_ value: JSONValue) throws(InputMistake) {
    guard case .array(let elements) = value else {
      throw InputMistake("should be a list of sections but is \(value.noun)")
    }
    sections = []
    sections.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do {
        sections.append(try Section(element))
      } catch {
        throw error.inside("[\(index)]")
      }
    }
  }
}

extension Sheet.Section {
  fileprivate init(_ value: JSONValue) throws(InputMistake) {
    guard case .object(let members) = value else {
      throw InputMistake(
        "should be a section, an object with “id” and “rows”, but is \(value.noun)")
    }
    id = try identity(in: members)
    header = try optionalText("header", in: members)
    guard let list = members["rows"] else { throw InputMistake(path: "rows", "is missing") }
    guard case .array(let elements) = list else {
      throw InputMistake(path: "rows", "should be a list but is \(list.noun)")
    }
    rows = []
    rows.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do {
        rows.append(try Sheet.Row(element))
      } catch {
        throw error.inside("rows[\(index)]")
      }
    }
  }
}

extension Sheet.Row {
  fileprivate init(_ value: JSONValue) throws(InputMistake) {
    switch value {
    case .string(let text):
      id = ExactText(text)
    case .object(let members):
      id = try identity(in: members)
      content = try optionalText("content", in: members)
    default:
      throw InputMistake(
        "is \(value.noun), but a row is an id or an object with an “id”, and ids are strings")
    }
  }
}

private func identity(in members: [String: JSONValue]) throws(InputMistake) -> ExactText {
  guard let value = members["id"] else { throw InputMistake(path: "id", "is missing") }
  guard case .string(let text) = value else {
    throw InputMistake(path: "id", "is \(value.noun), but ids are strings")
  }
  return ExactText(text)
}

private func optionalText(
  _ name: String, in members: [String: JSONValue]
) throws(InputMistake) -> ExactText? {
  switch members[name] {
  case nil, .null?: return nil
  case .string(let text)?: return ExactText(text)
  case let value?: throw InputMistake(path: name, "should be a string but is \(value.noun)")
  }
}

extension JSONWriter {
  /// Writes a row. A row without content is its id alone.
  mutating func write(_ sheet: Sheet) {
    list(sheet.sections) { writer, section in
      writer.object { writer in
        writer.member("id") { $0.write(section.id.text) }
        if let header = section.header { writer.member("header") { $0.write(header.text) } }
        writer.member("rows") { $0.list(section.rows) { $0.write($1) } }
      }
    }
  }

  private mutating func write(_ row: Sheet.Row) {
    guard let content = row.content else { return write(row.id.text) }
    object { writer in
      writer.member("id") { $0.write(row.id.text) }
      writer.member("content") { $0.write(content.text) }
    }
  }
}
