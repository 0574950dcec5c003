import Tableware
import TablewareForms

/// The planets with their numbers in columns, whose captions sort the rows.
final class ColumnsPage: Screen {
  let context = ScreenContext()
  let title = "Columns"
  private var order: ColumnOrder<Column>? = ColumnOrder(.distance)

  var sections: [Section] {
    let columns = Column.allCases.map { ColumnHeader.Column($0.caption, $0, width: $0.width) }
    Section("planets", header: ColumnHeader(columns, order: order) { self.order = $0 }) {
      ForEach(planets) { planet in
        PlanetRow(planet: planet)
      }
    }
  }

  /// The planets in the order of the user; with equal values they stay in the order of their
  /// distances.
  private var planets: [Planet] {
    guard let order else { return Planet.all }
    return Planet.all.sorted { left, right in
      order.column == .name
        ? order.isBefore(left.id, right.id)
        : order.isBefore(order.column.number(of: left), order.column.number(of: right))
    }
  }

  enum Column: CaseIterable {
    case name, distance, diameter, day, year, moons

    var caption: String {
      switch self {
      case .name: "Planet"
      case .distance: "10⁶ km"
      case .diameter: "km"
      case .day: "Day, h"
      case .year: "Year, d"
      case .moons: "Moons"
      }
    }

    /// The width in digits, with room for the arrow of the order.
    var width: Int {
      switch self {
      case .name: 0
      case .distance, .year: 9
      case .diameter, .day, .moons: 8
      }
    }

    /// The number of a planet in the column.
    func number(of planet: Planet) -> Double {
      switch self {
      case .name: 0
      case .distance: planet.distance
      case .diameter: Double(planet.diameter)
      case .day: planet.day
      case .year: planet.year
      case .moons: Double(planet.moons)
      }
    }

    func text(of planet: Planet) -> String {
      switch self {
      case .name: planet.id
      case .distance, .day: Format.decimal(number(of: planet))
      case .diameter, .year, .moons: Format.count(Int(number(of: planet).rounded()))
      }
    }
  }
}

/// A planet with its numbers in columns.
private struct PlanetRow: Row {
  let planet: Planet

  var id: Planet.ID { planet.id }
  var body: RowContent {
    RowContent(
      title: planet.id,
      values: ColumnsPage.Column.allCases.dropFirst().map { column in
        RowValue(column.text(of: planet), width: column.width)
      })
  }
}

/// A planet with numbers from NASA's fact sheets: the mean distance from the sun in millions of
/// kilometers, the diameter at the equator in kilometers, the length of a day in hours, the length
/// of a year in days, and the moons with names or numbers.
struct Planet: Identifiable {
  let id: String
  let distance: Double
  let diameter: Int
  let day: Double
  let year: Double
  let moons: Int

  static let all = [
    Planet(id: "Mercury", distance: 57.9, diameter: 4_879, day: 4_222.6, year: 88, moons: 0),
    Planet(id: "Venus", distance: 108.2, diameter: 12_104, day: 2_802, year: 224.7, moons: 0),
    Planet(id: "Earth", distance: 149.6, diameter: 12_756, day: 24, year: 365.2, moons: 1),
    Planet(id: "Mars", distance: 228, diameter: 6_792, day: 24.7, year: 687, moons: 2),
    Planet(id: "Jupiter", distance: 778.5, diameter: 142_984, day: 9.9, year: 4_331, moons: 95),
    Planet(id: "Saturn", distance: 1_432, diameter: 120_536, day: 10.7, year: 10_747, moons: 146),
    Planet(id: "Uranus", distance: 2_867, diameter: 51_118, day: 17.2, year: 30_589, moons: 28),
    Planet(id: "Neptune", distance: 4_515, diameter: 49_528, day: 16.1, year: 59_800, moons: 16),
  ]
}
