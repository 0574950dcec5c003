import Tableware
import TablewareMapping

/// The code of Documentation/migrating/zhtableview.md.
enum ModuleGuide {
  // entry: migrating-zh
  struct Module: Identifiable {
    let id: String
    let songs: [String]
  }

  final class MusicHome: Screen {
    let context = ScreenContext()
    let title = "Music"
    private let modules = [
      Module(id: "Daily", songs: ["Pines", "Rain"]), Module(id: "New", songs: ["Bread"]),
    ]
    private var arrangement = SectionArrangement()  // Codable: save it
    private var showsNew = true

    var commands: [Command] { [Command("n", "New songs") { self.showsNew.toggle() }] }

    var sections: [Section] {
      arrangement.sections(of: modules) { module in
        Section(module.id, header: module.id, isHidden: module.id == "New" && !self.showsNew) {
          ForEach(module.songs, id: \.self) { TextRow($0) }
        }
      }
      Section("arrange", header: "Arrange") {
        arrangement.rows(of: modules, title: \.id) { self.arrangement = $0 }
      }
    }
  }
  // end
}
