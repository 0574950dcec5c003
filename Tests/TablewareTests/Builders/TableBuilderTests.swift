import Tableware
import Testing

/// What may stand between the braces of a table.
@Suite struct TableBuilderTests {
  @Test func takesNothing() {
    expect("") {}
  }

  @Test(arguments: [true, false])
  func takesIfAndSwitch(isOn: Bool) {
    expect(isOn ? "A[] yes[] B[] on[]" : "A[] B[] no[] off[]") {
      Section("A") {}
      if isOn { Section("yes") {} }
      Section("B") {}
      if !isOn {
        Section("no") {}
        Section("off") {}
      } else {
        Section("on") {}
      }
      switch isOn {
      case true: []
      case false: [Section]()
      }
    }
  }

  @Test func takesLoopsAndCollections() {
    let present: String? = "here"
    expect("0[] 1[] x[x] y[y] here[]") {
      for number in 0..<2 { Section("\(number)") {} }
      ForEach(["x", "y"]) { (name: String) in Section(name) { TextRow(RowText(name)) } }
      if let present { Section(present) {} }
    }
  }

  @Test func takesAvailability() {
    expect("A[]") {
      if #available(macOS 15, iOS 18, *) { Section("A") {} }
    }
  }

  @Test func keepsWhatASectionIsGiven() {
    let table = Table()
    table.show {
      Section(7, header: "Popular", footer: "\(2) songs", index: "P") { TextRow("a") }
      Section(8, header: SectionHeader("Name", values: ["Size"])) {}
    }
    let snapshot = table.snapshot
    #expect(snapshot.sectionID(at: 0) == Identity(7))
    #expect(snapshot.header(of: 0)?.base as? SectionHeader == SectionHeader(RowText("Popular")))
    #expect(snapshot.footer(of: 0)?.content.title == RowText("2 songs"))
    #expect(snapshot.indexTitle(of: 0) == "P")
    #expect(snapshot.header(of: 1)?.content.values == [RowValue(RowText("Size"))])
    #expect(snapshot.footer(of: 1) == nil)
    #expect(snapshot.indexTitle(of: 1) == nil)
  }

  private func expect(
    _ expected: String, location: SourceLocation = #_sourceLocation,
    @TableBuilder sections: () -> [Section]
  ) {
    let table = Table()
    table.show(sections)
    #expect(notation(of: table.snapshot) == expected, sourceLocation: location)
  }
}
