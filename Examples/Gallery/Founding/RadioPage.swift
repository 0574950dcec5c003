import Tableware

/// One of several, in plain rows: the selected one has a checkmark.
///
/// The state is one property, so two rows can never be selected, and the selection outlives its
/// row.
final class RadioPage: Screen {
  let context = ScreenContext()
  let title = "Radio groups"
  var status: String { note }

  private var size = "M"
  private var color: String?
  private var drink = "Tea"
  /// Chosen on a page that UIKit presents modally.
  private var glass = "Cup"
  private var note = "one of each"

  var sections: [Section] {
    Section("size", header: "Size") {
      for name in ["S", "M", "L"] {
        RadioRow(id: name, isChosen: name == size).onTap { self.size = name }
      }
    }
    Section("color", header: "Color, with a detail", footer: "Tap a color again for none.") {
      for name in ["Red", "Green", "Blue"] {
        RadioRow(id: name, isChosen: name == color)
          .onTap { self.color = self.color == name ? nil : name }
          .onDetail { self.note = "detail of \(name)" }
      }
    }
    Section("nested", header: "On a page of its own") {
      TextRow("Drink", value: drink).disclosing {
        ChoicePage("Drink", ["Tea", "Coffee", "Water"], chosen: self.drink) { self.drink = $0 }
      }
      TextRow("Glass", value: glass).presenting {
        ChoicePage("Glass", ["Cup", "Mug"], chosen: self.glass) { self.glass = $0 }
      }
    }
  }
}

/// A choice on a separate page.
private final class ChoicePage: Screen {
  let context = ScreenContext()
  let title: String

  private let names: [String]
  private let choose: (String) -> Void
  private var chosen: String

  init(
    _ title: String, _ names: [String], chosen: String, choose: @escaping (String) -> Void
  ) {
    self.title = title
    self.names = names
    self.chosen = chosen
    self.choose = choose
  }

  var sections: [Section] {
    Section("choices") {
      ForEach(names, id: \.self) { name in
        RadioRow(id: name, isChosen: name == self.chosen).onTap {
          self.chosen = name
          self.choose(name)
        }
      }
    }
  }
}

private struct RadioRow: Row {
  let id: String
  let isChosen: Bool
  var body: RowContent {
    // The mark is a symbol and not an accessory, because a detail accessory would replace it.
    var content = RowContent(
      symbol: isChosen ? RowText("✓", tone: .accent, strong: true) : " ", title: id)
    content.accessibility = RowAccessibility(label: id, traits: isChosen ? [.selected] : [])
    return content
  }
}
