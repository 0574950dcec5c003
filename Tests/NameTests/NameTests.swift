import SwiftUINames
import Tableware
import Testing

/// The names that Tableware shares with SwiftUI and WidgetKit, in a file that imports all of them:
/// each use below has to compile, and has to mean the type of Tableware or of SwiftUI as it is
/// written.
@Suite struct NameTests {
  struct Song: Identifiable {
    let id: Int
    let title: String
  }

  private static let songs = [Song(id: 1, title: "Pines"), Song(id: 2, title: "Ash")]

  final class SongsScreen: Screen {
    let context = ScreenContext()
    let title = "Songs"

    // In the result builder of a screen the names mean rows and sections.
    var sections: [Tableware.Section] {
      Section("songs", header: "Songs") {
        ForEach(NameTests.songs) { TextRow($0.title) }
      }
      Section("more") { TextRow("More") }
    }
  }

  // In the body of a view they mean views.
  @ViewBuilder private var body: some View {
    Section("Songs") {
      ForEach(Self.songs) { Text($0.title) }
    }
    Text("More")
  }

  @Test func sectionsAndForEach_besideSwiftUI_areThoseOfTheBuilder() {
    let sections = SongsScreen().sections
    #expect(sections.map(\.rowCount) == [2, 1])
    #expect("\(type(of: body))".contains("ForEach<Array<Song>, Int"))
  }

  @Test func table_besideSwiftUI_isFoundByItsArguments() {
    let table = Table()
    table.show { Section("a") { TextRow("b") } }
    #expect(table.snapshot.sectionCount == 1)
    #expect("\(type(of: Table(Self.songs)))".hasPrefix("Table<Song"))
  }

  @Test func timeline_besideWidgetKit_isFoundByItsArguments() {
    let timeline = Timeline()
    timeline.advance(to: .seconds(1))
    #expect(timeline.now == .seconds(1))
    #expect("\(type(of: Timeline(entries: [1])))" == "Timeline<Int>")
  }

  // In the position of a type, the name of the module tells them apart.
  @Test func c5_types_besideSwiftUI_areNamedByTheirModule() {
    let sections: [Tableware.Section] = []
    let table: Tableware.Table = Table()
    let timeline: Tableware.Timeline = Timeline()
    #expect(sections.isEmpty && table.snapshot.isEmpty && timeline.now == .zero)
  }
}
