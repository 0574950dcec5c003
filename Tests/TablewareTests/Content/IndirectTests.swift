import Testing

@testable import Tableware

/// Parts of rows and contents that are stored outside of them.
@Suite struct IndirectTests {
  @Test func copyOfAContent_isChangedAlone() {
    let content = RowContent(
      image: RowImage(.asset("a")), title: "Title", control: .toggle(true))
    var copy = content
    copy.image = nil
    copy.control = .toggle(false)
    copy.accessibility = RowAccessibility(label: "Label")
    #expect(content.image == RowImage(.asset("a")))
    #expect(content.control == .toggle(true))
    #expect(content.accessibility == nil)
    #expect(copy.image == nil)
    #expect(copy.control == .toggle(false))
    #expect(copy.accessibility == RowAccessibility(label: "Label"))
  }

  @Test func contentWhosePartWasRemoved_isEqualToOneWithoutIt() {
    let plain = RowContent(title: "Title")
    var content = plain
    content.image = RowImage(.asset("a"))
    #expect(content != plain)
    content.image = nil
    #expect(content == plain)
    #expect(Set([content, plain]).count == 1)
  }

  @Test func copyOfARow_hasBehaviorsOfItsOwn() {
    let row = TextRow("a").style(RowStyle(density: .compact))
    var copy = row
    copy.behaviors.dragText = "b"
    copy.style = RowStyle()
    #expect(row.behaviors.dragText == nil)
    #expect(row.style == RowStyle(density: .compact))
    #expect(copy.behaviors.dragText == "b")
    #expect(copy.style == RowStyle())
  }

  /// Rows and contents are copied for each frame. A part of every row belongs into them; another
  /// one belongs into an ``Indirect``.
  @Test func rowsAndContents_areSmall() {
    #expect(MemoryLayout<RowContent>.size <= 216)
    #expect(MemoryLayout<AnyRow>.size <= 160)
    // An existential contains up to three words without a box.
    #expect(MemoryLayout<TextRow>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test func textRow_withEachPart_showsIt() {
    let row = TextRow(
      "Title", symbol: "♪", subtitle: "Subtitle", value: "3:20", lineLimit: 2, id: "own")
    #expect(row.id == "own")
    #expect(
      row.body
        == RowContent(
          symbol: "♪", title: "Title", subtitle: "Subtitle", values: ["3:20"],
          titleLineLimit: 2, subtitleLineLimit: 2))
    #expect(TextRow("Title").id == "Title")
    #expect(TextRow("Title").body == RowContent(title: "Title"))
  }
}
