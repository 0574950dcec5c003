import JSONText
import Testing

@Suite struct JSONWriterTests {
  @Test func writesListsAndObjectsInEachOther() {
    var writer = JSONWriter()
    writer.list([1, 2]) { writer, number in
      writer.object { writer in
        writer.member("a") { $0.write(number) }
        writer.member("b") { $0.list([Int]()) { $0.write($1) } }
        writer.member("c") { $0.object { _ in } }
      }
    }
    let expected = #"[{"a":1,"b":[],"c":{}},{"a":2,"b":[],"c":{}}]"#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test func writesTextThatIsReadBackAsItWas() throws {
    let all = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init))) + "🌙"
    var writer = JSONWriter()
    writer.write(all)
    #expect(try JSONReader.value(of: writer.bytes, isRepairing: false) == .string(all))
    #expect(!writer.bytes.contains { $0 < 0x20 || $0 == 0x7F })
  }
}
