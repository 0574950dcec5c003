import Foundation
import Tableware

/// The steps of Documentation/tutorials/tree.md.
enum PlantTree {
  // entry: plants-model
  struct Plant: Identifiable, Equatable, Sendable {
    let name: String
    var kinds: [Plant]?
    var id: String { name }

    static let garden = [
      Plant(
        name: "Trees",
        kinds: [
          Plant(name: "Conifers", kinds: [Plant(name: "Larch"), Plant(name: "Spruce")]),
          Plant(name: "Fruit trees", kinds: [Plant(name: "Apple"), Plant(name: "Pear")]),
        ]),
      Plant(name: "Flowers", kinds: [Plant(name: "Poppy"), Plant(name: "Tulip")]),
      Plant(name: "Herbs", kinds: []),
    ]
  }
  // end

  enum Step1 {
    // entry: plants-tree
    final class GardenScreen: Screen {
      let context = ScreenContext()
      let title = "Garden"
      private var expanded = ExpandedSet()

      var sections: [Section] {
        Section("plants") {
          ForEach(tree: Plant.garden, expanded: expanded, children: \.kinds) {
            TextRow($0.name)
          }
        }
        .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
      }
    }
    // end
  }

  enum Step2 {
    // entry: plants-checks
    final class GardenScreen: Screen {
      let context = ScreenContext()
      let title = "Garden"
      private var expanded = ExpandedSet()
      private var watered: Set<String> = []

      var status: String { "\(watered.count) watered" }

      var sections: [Section] {
        Section("plants") {
          ForEach(tree: Plant.garden, expanded: expanded, children: \.kinds) { plant in
            plant.kinds == nil ? self.row(of: plant) : AnyRow(TextRow(plant.name))
          }
        }
        .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
      }

      private func row(of plant: Plant) -> AnyRow {
        TextRow(plant.name, value: watered.contains(plant.id) ? "✓" : "")
          .onTap { self.watered.formSymmetricDifference([plant.id]) }
      }
    }
    // end
  }

  enum Step3 {
    // entry: plants-reveal
    final class GardenScreen: Screen {
      let context = ScreenContext()
      let title = "Garden"
      private var expanded = ExpandedSet()

      var commands: [Command] {
        [
          Command("p", "Pear") { self.reveal("Pear") },
          Command("c", "Collapse all") { self.expanded.collapseAll() },
        ]
      }

      var sections: [Section] {
        Section("plants") {
          ForEach(tree: Plant.garden, expanded: expanded, children: \.kinds) {
            TextRow($0.name)
          }
        }
        .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
      }

      func reveal(_ id: String) {
        for parent in path(to: id, in: Plant.garden) ?? [] { expanded.expand(parent.id) }
        context.table?.focus(id)
      }

      /// The plants above the one with an id; `nil` if there is none.
      private func path(to id: String, in plants: [Plant]) -> [Plant]? {
        if plants.contains(where: { $0.id == id }) { return [] }
        return plants.lazy.compactMap { plant in
          self.path(to: id, in: plant.kinds ?? []).map { [plant] + $0 }
        }.first
      }
    }
    // end
  }

  enum Step4 {
    // entry: plants-loading
    final class GardenScreen: Screen {
      let context = ScreenContext()
      let title = "Garden"
      private let kinds: @Sendable (Plant) async throws -> [Plant]
      private var expanded = ExpandedSet()
      private var tree = LoadableTree([Plant(name: "Garden")]) { $0.kinds != [] }

      init(kinds: @escaping @Sendable (Plant) async throws -> [Plant]) { self.kinds = kinds }

      var sections: [Section] {
        Section("plants") {
          ForEach(tree: tree, expanded: expanded, retry: { self.retry($0) }) { TextRow($0.name) }
        }
        .on(ExpansionChange.self) { change, source in
          self.expanded.apply(change, to: source.row)
          self.load()
        }
      }

      private func load() {
        for request in tree.begin(expanded) {  // expanded, and not loaded yet
          context.load { [kinds] in
            try await kinds(request.node)
          } then: { plants in
            self.tree.finish(request, with: plants)
            self.load()
          }
        }
      }

      private func retry(_ plant: Plant) {
        tree.retry(plant)
        load()
      }
    }
    // end
  }
}

// entry: plants-saving
func savedNodes(_ expanded: ExpandedSet) throws -> Data {
  try JSONEncoder().encode(expanded)
}

func restoredNodes(_ data: Data) throws -> ExpandedSet {
  try JSONDecoder().decode(ExpandedSet.self, from: data)
}
// end
