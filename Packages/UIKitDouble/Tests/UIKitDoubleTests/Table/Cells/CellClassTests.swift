import Foundation
import Testing
import UIKitDouble

/// Classes written as the SDK asks for: a table makes their cells all the same.
@Suite @MainActor struct CellClassTests {
  @Test func aCellWithItsOwnInitialiser_IsMadeByIt() throws {
    let table = UITableView(frame: .zero)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "own") as? OwnCell)
    #expect(cell.note == "own default")
    #expect(cell.contentView.superview === cell)
  }

  @Test func aCellThatInherits_IsOfItsClass() {
    let table = UITableView(frame: .zero)
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain") is PlainCell)
  }

  @Test func aHeaderWithItsOwnInitialiser_IsMadeByIt() throws {
    let table = UITableView(frame: .zero)
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(try #require(view as? OwnHeader).note == "header")
  }

  @Test func everyViewComesFromAnArchive() {
    let coder = NSCoder()
    let views: [UIView?] = [
      UIView(coder: coder), UILabel(coder: coder), UISwitch(coder: coder),
      UISegmentedControl(coder: coder), UITableView(coder: coder), UITextView(coder: coder),
      UITableViewCell(coder: coder), UITableViewHeaderFooterView(coder: coder),
      UIActivityIndicatorView(coder: coder),
    ]
    #expect(!views.contains { $0 == nil })
  }
}

private class OwnCell: UITableViewCell {
  let note: String
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    note = "\(reuseIdentifier ?? "") \(style)"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PlainCell: OwnCell {}

private final class OwnHeader: UITableViewHeaderFooterView {
  let note: String
  override init(reuseIdentifier: String?) {
    note = reuseIdentifier ?? ""
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}
