import Gallery
import Tableware
import Testing

/// What the founding systems got wrong about heights and touches, in a real back end.
@Suite struct FoundingDeviceTests {
  private final class Story: Screen {
    let context = ScreenContext()
    let title = "Story"

    var sections: [Section] {
      Section("s") {
        StoryRow(id: 1)
        "end"
      }
    }
  }

  private struct StoryRow: Row {
    let id: Int
    var body: RowContent {
      RowContent(title: RowText(String(repeating: "word ", count: 20)), titleLineLimit: 9)
    }
  }

  private func height(_ screen: ScreenDriver) -> Int {
    (screen.texts.firstIndex { $0.hasSuffix("end") } ?? 0) - 1
  }

  // There, a height that was measured at another width was taken again.
  @Test func m821_MeasuresAnew_AtAnotherWidth() {
    let screen = ScreenDriver(Story(), columns: 60, rows: 20)
    let wide = height(screen)
    screen.resize(columns: 30, rows: 20)
    let narrow = height(screen)
    screen.resize(columns: 60, rows: 20)
    #expect(wide > 0)
    #expect(narrow > wide)
    #expect(height(screen) == wide)
  }

  // There, a finger that came down to scroll was taken for a tap.
  @Test func qf02_OpensNothing_WhenTheWheelScrolls() throws {
    let screen = ScreenDriver(TwoKindsScreen(Gallery.Sources()), columns: 60, rows: 6)
    try screen.press("wheel:down@5,3 wheel:down@5,3 wheel:up@5,3")
    #expect(screen.navigator.screens.count == 1)
  }

  // There, the height of the model was never asked for.
  @Test func qf03_GivesEachKindItsHeight() {
    let screen = ScreenDriver(TwoKindsScreen(Gallery.Sources()))
    let lines = screen.texts
    #expect(lines[2].contains("Ada") && lines[3].contains("a longer story"))
    #expect(lines[4].contains("a row of two lines") && lines[5].contains("Grace"))
  }
}
