import Tableware
import TablewareTesting
import TablewareViewport
import Testing

/// Where the focus goes when other rows come in the place of its row.
struct ReplacedRowTests {
  @Test(arguments: [
    ("A: Loading", "A: a b c", "a"), ("A: x Loading", "A: x a b", "a"),
    ("A: x Loading", "A: a x b", "b"), ("A: x Loading y", "A: x a b y", "y"),
    ("A: x Loading", "A: x", "z"), ("A: Loading", "A:", "z"), ("A: x Loading", "A: a x", "z"),
  ])
  func f100_goesToWhatCameInItsPlace(old: String, new: String, focused: String) {
    for isReloaded in [false, true] {
      let reader = Reader(sample("(0): o", old, "B: z"), height: 9)
      while reader.focused != "Loading" { reader.move(.down) }
      if isReloaded {
        let other = Reader(sample("(0): o", new, "B: z"))
        reader.viewport.reload(to: other.table.snapshot)
        reader.viewport.layout()
        #expect(reader.viewport.focus.flatMap(other.id) == focused, "reloaded")
      } else {
        reader.turn("(0): o", new, "B: z")
        #expect(reader.focused == focused)
      }
      #expect(reader.surface.violations == [])
    }
  }

  @Test func f100_keepsItWhereItStood() {
    let reader = Reader(sample("A: a b c d e f Loading", "B: z"), height: 5)
    reader.move(.down, .down, .down, .down, .down, .down)
    #expect(reader.frame == ["^ A", "  d", "  e", "  f", "> Loading"])
    reader.turn("A: a b c d e f g h i j k", "B: z")
    #expect(reader.frame == ["^ A", "  d", "  e", "  f", "> g"])
  }
}
