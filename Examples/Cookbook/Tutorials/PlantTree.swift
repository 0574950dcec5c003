import Foundation
import Tableware
import TablewareLoading

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
          Command("e", "Expand all") { Plant.garden.forEach(self.expand) },
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
        for parent in Plant.path(to: id, in: Plant.garden) ?? [] { expanded.expand(parent.id) }
        context.table?.focus(id)
      }

      private func expand(_ plant: Plant) {
        guard let kinds = plant.kinds else { return }
        expanded.expand(plant.id)
        kinds.forEach(expand)
      }
    }
    // end
  }

  enum Step4 {
    // entry: plants-loading
    final class GardenScreen: Screen {
      let context = ScreenContext()
      let title = "Garden"
      private let server: GardenServer
      private var expanded = ExpandedSet()
      private var tree = LoadableTree([Plant(name: "Garden", kinds: [])]) { $0.kinds != nil }

      init(_ server: GardenServer) { self.server = server }

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
          context.load { [server] in
            try await server.kinds(of: request.node)
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

  // entry: plants-server
  actor GardenServer {
    struct Failure: Error, CustomStringConvertible { let description = "The gate is closed." }
    private var isOpen = false

    /// Returns the kinds of a plant. The first call for anything but the garden fails.
    func kinds(of plant: Plant) throws -> [Plant] {
      if plant.name == "Garden" {
        return [Plant(name: "Trees", kinds: []), Plant(name: "Shed")]
      }
      defer { isOpen = true }
      guard isOpen else { throw Failure() }
      return [Plant(name: "Larch"), Plant(name: "Pear")]
    }
  }
  // end
}

private typealias Plant = PlantTree.Plant

// entry: plants-path
extension Plant {
  /// The plants above the one with an id; `nil` if there is none.
  static func path(to id: String, in plants: [Self]) -> [Self]? {
    if plants.contains(where: { $0.id == id }) { return [] }
    return plants.lazy.compactMap { plant in
      path(to: id, in: plant.kinds ?? []).map { [plant] + $0 }
    }.first
  }
}
// end

// entry: plants-saving
func savedNodes(_ expanded: ExpandedSet) throws -> Data {
  try JSONEncoder().encode(expanded)
}

func restoredNodes(_ data: Data) throws -> ExpandedSet {
  try JSONDecoder().decode(ExpandedSet.self, from: data)
}
// end
