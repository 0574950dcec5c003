import Tableware
import TablewareMapping
import Testing

/// A flat array with headers and footers inside, read by Nimbus's rules.
@Suite struct FlatListTests {
  private typealias Header = FlatList.Header
  private typealias Footer = FlatList.Footer

  private var mapping: RowMapping {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("\($0)") }
    mapping.map(String.self) { TextRow(RowText($0)) }
    return mapping
  }

  /// Sections as `Title[1 2]Footer`, a missing title as `-`, a missing footer as nothing.
  private func list(_ items: Any?...) -> String {
    Section.list(from: items, mapping).map { section in
      let table = Table()
      table.show { section }
      let rows = table.snapshot.rows(in: 0).map { "\($0.value)" }
      let title = section.header?.headerRow.content.title.string ?? "-"
      return
        "\(title)[\(rows.joined(separator: " "))]\(section.footer?.headerRow.content.title.string ?? "")"
    }.joined(separator: " ")
  }

  @Test func opensASectionAtAString() {
    #expect(list("S", 1, 2, "T", 3) == "S[1 2] T[3]")
  }

  @Test func takesStringsForModels_WhenThereIsAHeaderAnywhere() {
    #expect(list("a", 1, Header("H"), "b") == "-[a 1] H[b]")
  }

  @Test func nb23_ClosesASectionAtAFooter() {
    #expect(list("S", 1, Footer("F"), 2) == "S[1]F -[2]")
  }

  @Test func makesASectionWithoutRows_OfASecondFooter() {
    #expect(list("S", 1, Footer("F"), Footer("G"), 2) == "S[1]F -[]G -[2]")
  }

  @Test func makesASectionWithoutTitle_OfModelsBeforeTheFirstHeader() {
    #expect(list(1, "S", 2) == "-[1] S[2]")
    #expect(list(1) == "-[1]")
  }

  @Test func opensASectionWithoutTitle_AtAnEmptyString() {
    #expect(list("S", 1, "", 2) == "S[1] -[2]")
    #expect(list("") == "-[]")
  }

  @Test func nb19_KeepsASectionWithAHeaderOnly() {
    #expect(list("S") == "S[]")
    #expect(list("S", "T", 1) == "S[] T[1]")
  }

  @Test func isNothing_OfNothing() {
    #expect(list() == "")
    #expect(list(nil, nil) == "")
  }

  // In Nimbus the header disappeared, and its models fell to the section before.
  @Test func nb21_OpensASectionWithoutTitle_AtAHeaderWithoutTitle() {
    #expect(list(Header("H1"), 1, Header(nil), 2, Header("H2")) == "H1[1] -[2] H2[]")
  }

  // In Nimbus the footer disappeared, and the models behind it stayed in the section.
  @Test func closesTheSection_AtAFooterWithoutText() {
    #expect(list("S", 1, Footer(nil), 2) == "S[1] -[2]")
  }

  @Test func nb09_ReadsNimbussOwnExample() {
    #expect(
      list(
        "S1", 1, 2, 3, Footer("F1"), "S2", 4, 5, Footer("F2"), "S3", Footer("F3"), Footer("F4"), 6,
        7, Footer("F5"), "S6", "S7")
        == "S1[1 2 3]F1 S2[4 5]F2 S3[]F3 -[]F4 -[6 7]F5 S6[] S7[]")
  }

  @Test func nb05_IsOneSectionOfAPlainList_AndNoneWithoutAList() {
    let table = Table()
    table.show {
      Section.single("list", of: ["This is a string", 1, 2, 3] as [Any], mapping)
      Section.single("empty", of: [Any](), mapping)
      Section.single("none", of: [Any]?.none, mapping)
    }
    #expect(notation(of: table.snapshot) == "list[This is a string 1 2 3] empty[]")
  }

  @Test func knowsSectionsByTheirTitle_AndRepeatedOnesByCounting() {
    let sections = Section.list(
      from: ["A", 1, "A", 2, Footer(nil), 3, Footer(nil), 4] as [Any], mapping)
    #expect(
      sections.map(\.identity) == [
        Identity("A"), Identity(Occurrence(2, of: "A")), Identity(FlatList.Untitled()),
        Identity(Occurrence(2, of: FlatList.Untitled())),
      ])
  }

  @Test func takesTheIdentityOfAHeader_WhereItHasOne() {
    let sections = Section.list(
      from: [Header("A"), Header("3 songs", id: "A"), Header("x", id: 7)], mapping)
    #expect(
      sections.map(\.identity) == [
        Identity(Occurrence(2, of: "A")), Identity("A"), Identity(7),
      ])
  }

  @Test func tellsEqualModelsApart_AcrossSections() {
    let table = Table()
    table.show { Section.list(from: ["S", 1, 1, "T", 1] as [Any], mapping) }
    #expect(table.diagnostics.recent == [])
    #expect(notation(of: table.snapshot) == "S[1 1 (2)] T[1 (3)]")
  }

  @Test func readsManyModels_InLinearTime() {
    #expect(FlatList(["S"] + Array(0..<100_000) as [Any]).groups[0].models.count == 100_000)
  }
}
