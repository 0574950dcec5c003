import Tableware

/// The code of Documentation/migrating/swiftui-list.md.
enum SwiftUIListGuide {
  // entry: migrating-swiftui
  struct Plant: Identifiable {
    let id: Int
    let name: String
    let isIndoors: Bool
  }

  final class PlantsScreen: Screen {
    let context = ScreenContext()
    let title = "Plants"
    private var query = ""
    private var plants = [
      Plant(id: 1, name: "Fern", isIndoors: true), Plant(id: 2, name: "Ivy", isIndoors: true),
      Plant(id: 3, name: "Oak", isIndoors: false),
    ]

    var search: Search? { Search(prompt: "Name", query: query) { self.query = $0 } }

    var sections: [Section] {
      Section("indoors", header: "Indoors") { rows(of: found.filter(\.isIndoors)) }
      Section("outdoors", header: "Outdoors") { rows(of: found.filter { !$0.isIndoors }) }
    }

    private var found: [Plant] {
      query.isEmpty ? plants : plants.filter { $0.name.lowercased().contains(query.lowercased()) }
    }

    @RowBuilder private func rows(of plants: [Plant]) -> RowBuilder.Rows {
      ForEach(plants) { plant in
        TextRow(plant.name).deletable { self.plants.removeAll { $0.id == plant.id } }
      }
    }
  }
  // end
}
