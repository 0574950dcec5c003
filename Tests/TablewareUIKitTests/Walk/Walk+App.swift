import Tableware
import TablewareForms
import TablewareUIKit
import UIKitDouble

extension Walk {
  /// Shows the model.
  func declare() {
    let number = showCount
    showCount += 1
    table.show(completion: { [weak self] in self?.completions.append(number) }) {
      for part in model.parts { section(part) }
    }
  }

  /// A section; every other one accepts texts that are dropped.
  func section(_ part: WalkModel.Part) -> Section {
    let section = Section(
      part.id, header: part.header.map { SectionHeader(RowText($0)) },
      footer: part.footer.map { RowText($0) }, isHidden: part.isHidden
    ) {
      for item in part.items { row(item) }
    }
    return part.id % 2 == 0 ? section : section.dropDestination(for: String.self)
  }

  func row(_ item: WalkModel.Item) -> AnyRow {
    let id = item.id
    let row =
      switch item.kind {
      case .text: AnyRow(TextRow(RowText(item.text)))
      case .badge: AnyRow(BadgeRow(id: id, text: item.text))
      case .card: AnyRow(CardRow(id: id, text: item.text))
      case .toggle:
        AnyRow(
          ToggleRow(RowText(item.text), isOn: item.isOn) { [weak self] in self?.set(id, to: $0) })
      case .field:
        AnyRow(TextFieldRow("field", text: item.text) { [weak self] in self?.set(id, to: $0) })
      }
    let answering = row.id(id).disabled(!item.isEnabled).movable(item.moveScope)
      .deletable(asking: item.asks ? "Delete it?" : nil) { [weak self, token] in
        _ = token
        self?.remove(id)
      }
    return item.hasDetail ? answering.onDetail {} : answering
  }

  private func set(_ id: Int, to isOn: Bool) {
    model.change(id) { $0.isOn = isOn }
    declare()
  }

  private func set(_ id: Int, to text: String) {
    model.change(id) { $0.text = text }
    declare()
  }

  /// Takes a row away by its handle, wherever it came from.
  func remove(_ id: Int) {
    guard let (part, item) = model.position(of: id) else { return }
    model.parts[part].items.remove(at: item)
    table.row(id).remove()
  }

  /// The user moved a row: the app's data follow.
  func follow(_ move: RowMove) {
    guard
      let (part, item) = model.items.first(where: { Identity($0.id) == move.row })
        .flatMap({ model.position(of: $0.id) }),
      let target = model.parts.firstIndex(where: { Identity($0.id) == move.section })
    else { return }
    let moved = model.parts[part].items.remove(at: item)
    func position(_ identity: Identity?) -> Int? {
      model.parts[target].items.firstIndex { Identity($0.id) == identity }
    }
    let position = position(move.before) ?? position(move.after).map { $0 + 1 }
    model.parts[target].items.insert(moved, at: position ?? model.parts[target].items.count)
    declare()
  }
}
