import Synchronization
import Tableware
import TablewareForms
import Testing

/// Tags that are misspelled, and values that are read as another type.
@Suite struct FormMistakeTests {
  /// The lines of the log of a debug build.
  private func log(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    DeveloperLog.output.withValue({ line in lines.withLock { $0.append(line) } }, operation: body)
    return lines.withLock { $0 }
  }

  @Test(arguments: ["nmae", "nam", "names", "nane"])
  func tag_writtenAlmostAsAnother_isReported(tag: String) {
    let form = FormState(["name": .text("Ada"), "age": .number(36)])
    let lines = log { _ = form.text(tag) }
    let similar = tag.count >= 4
    #expect(form.problems == (similar ? [.unknownTag(tag, similar: "name")] : []))
    #expect(
      lines
        == (similar
          ? [
            "Tableware: There is no tag \"\(tag)\" in the form. It was added without a value; did you "
              + "mean \"name\"?"
          ] : []))
  }

  @Test(arguments: ["name", "street", "line2", "nature"])
  func tag_ofAnotherKind_isNotReported(tag: String) {
    let form = FormState(["name": .text("Ada"), "line1": .text("")])
    _ = form.text(tag)
    #expect(form.problems == [])
  }

  @Test func tag_addedByCode_isNotReported() {
    let form = FormState(["name": .text("Ada")])
    form["names"] = .text("Ada, Grace")
    _ = form.text("names")
    #expect(form.problems == [])
  }

  @Test func problem_isWrittenOnce() {
    let form = FormState(["age": .number(36)])
    let lines = log {
      form.take(["age": .bool(true)])
      form.take(["age": .bool(true)])
    }
    #expect(
      lines == [
        "Tableware: The value of \"age\" is of type bool, but the form expects number. It was "
          + "ignored; the other values were used."
      ])
  }

  @Test func value_readAsAnotherType_isWritten() {
    let values: FormValues = ["age": .number(36), "name": .text("Ada"), "plan": .index(1)]
    let lines = log {
      #expect(values.text("age") == "")
      #expect(!values.bool("name"))
      #expect(values.indices("plan") == [])
    }
    #expect(
      lines == [
        "Tableware: \"age\" was read as text, but its value is of type number. The result is that of "
          + "a tag without a value; read it as number.",
        "Tableware: \"name\" was read as bool, but its value is of type text. The result is that of "
          + "a tag without a value; read it as text.",
        "Tableware: \"plan\" was read as indices, but its value is of type index. The result is that "
          + "of a tag without a value; read it as index.",
      ])
  }

  @Test func value_thatCouldBeOfTheType_isNotWritten() {
    let values: FormValues = ["age": .text("many"), "day": .text("soon"), "plan": .number(0.5)]
    let lines = log {
      #expect(values.number("age") == nil)
      #expect(values.date("day") == nil)
      #expect(values.index("plan") == nil)
      #expect(values.text("nothing") == "")
    }
    #expect(lines == [])
  }
}
