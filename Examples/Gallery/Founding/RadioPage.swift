import Tableware

/// One of several, in plain rows: the chosen one has a checkmark.
///
/// The state is one property, so two rows can never be chosen, and none is lost when a row goes.
final class RadioPage: Screen {
  let title = "Radio groups"
  let table = Table()
  private var size = "M"
  private var colour: String?
  private var drink = "Tea"
  private var note = "one of each"

  init() { show() }

  var status: String { note }

  private func show() {
    table.show {
      Section("size", header: "Size") {
        choices(["S", "M", "L"], chosen: size) { [unowned self] in size = $0 }
      }
      Section("colour", header: "Colour, with a detail", footer: "Tap a colour again for none.") {
        for row in choices(
          ["Red", "Green", "Blue"], chosen: colour,
          choose: { [unowned self] in
            colour = colour == $0 ? nil : $0
          })
        {
          row.onDetail { [unowned self] in note = "detail of \(row.identity.value)" }
        }
      }
      Section("nested", header: "On a page of its own") {
        TextRow("Drink", value: drink).disclosing { [unowned self] in
          ChoicePage("Drink", ["Tea", "Coffee", "Water"], chosen: drink) { [unowned self] in
            drink = $0
            show()
          }
        }
      }
    }
  }

  private func choices(
    _ titles: [String], chosen: String?, choose: @escaping (String) -> Void
  ) -> [AnyRow] {
    titles.map { title in
      RadioRow(id: title, isChosen: title == chosen).onTap { [unowned self] in
        choose(title)
        show()
      }
    }
  }
}

/// A choice that is made on a page of its own.
private final class ChoicePage: Screen {
  let title: String
  let table = Table()
  private var chosen: String

  init(
    _ title: String, _ titles: [String], chosen: String, choose: @escaping (String) -> Void
  ) {
    self.title = title
    self.chosen = chosen
    show(titles, choose)
  }

  private func show(_ titles: [String], _ choose: @escaping (String) -> Void) {
    let chosen = chosen
    table.show {
      Section("choices") {
        ForEach(titles, id: \.self) { [unowned self] title in
          RadioRow(id: title, isChosen: title == chosen).onTap { [unowned self] in
            self.chosen = title
            choose(title)
            show(titles, choose)
          }
        }
      }
    }
  }
}

private struct RadioRow: Row {
  let id: String
  let isChosen: Bool
  var body: RowContent {
    // The mark is no accessory: a detail accessory would take its place.
    var content = RowContent(
      symbol: isChosen ? RowText("✓", tone: .accent, strong: true) : " ", title: id)
    content.accessibility = Accessibility(label: id, traits: isChosen ? [.selected] : [])
    return content
  }
}
