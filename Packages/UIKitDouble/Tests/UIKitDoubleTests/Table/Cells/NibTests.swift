import Foundation
import Testing
import UIKitDouble

/// Cells from archives: what is registered is read when the first cell is made.
@Suite @MainActor struct NibTests {
  private func show(_ prepare: (UITableView) -> Void) -> (UITableView, Model) {
    let model = Model("A:ab")
    let table = model.table()
    prepare(table)
    table.reloadData()
    UIApplication.shared.simulateMemoryWarning()
    table.layoutIfNeeded()
    return (table, model)
  }

  @Test func aCellFromANib_IsDecoded_Connected_AndAwake() throws {
    UINib.simulate("SongCell", of: SongCell.self) { $0.title = UILabel() }
    let (table, model) = show {
      $0.register(UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "song")
      $0.register(UINib(nibName: "SongCell", bundle: nil), forCellReuseIdentifier: "cell")
    }
    let cell = try #require(table.visibleCells.first as? SongCell)
    #expect(cell.wokeWithTitle && cell.reuseIdentifier == "cell")
    withExtendedLifetime(model) { #expect(table.inspector.breaches == []) }
  }

  @Test func f88_AMissingNib_ThrowsWhenTheCellIsAskedFor() {
    let (table, model) = show {
      $0.register(UINib(nibName: "Nowhere", bundle: .main), forCellReuseIdentifier: "cell")
      #expect($0.inspector.breaches == [])
    }
    withExtendedLifetime(model) { #expect(rules(table) == ["F-88"]) }
    table.reloadData()
    #expect(rules(table) == ["F-88", "B-47"])
  }

  @Test func f88_ANibWithoutACell_Throws() {
    UINib.simulate("Label") { UILabel.self }
    let (table, model) = show {
      $0.register(UINib(nibName: "Label", bundle: nil), forCellReuseIdentifier: "cell")
    }
    withExtendedLifetime(model) { #expect(rules(table) == ["F-88"]) }
  }

  @Test func f88_ACellThatDoesNotComeFromArchives_Throws() {
    UINib.simulate("CodeOnly") { CodeOnlyCell.self }
    let table = UITableView(frame: .zero)
    table.register(UINib(nibName: "CodeOnly", bundle: nil), forCellReuseIdentifier: "code")
    #expect(table.dequeueReusableCell(withIdentifier: "code") == nil)
    #expect(rules(table) == ["F-88"])
  }

  @Test func f88_AHeaderFromAMissingNib_Throws() {
    UINib.simulate("Header") { UITableViewHeaderFooterView.self }
    let table = UITableView(frame: .zero)
    for name in ["Header", "Nowhere"] {
      table.register(
        UINib(nibName: name, bundle: nil), forHeaderFooterViewReuseIdentifier: name)
    }
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Header") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "Nowhere") == nil)
    #expect(rules(table) == ["F-88"])
  }

  @Test func aPrototype_IsKnownWithoutRegistration() throws {
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableCell(withIdentifier: "song") == nil)
    table.simulatePrototype("song") { SongCell.self }
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "song") as? SongCell)
    #expect(cell.reuseIdentifier == "song" && cell.isAwake && !cell.wokeWithTitle)
    #expect(table.inspector.breaches == [])
  }

  @Test func aControllersView_ComesFromItsNib() {
    UINib.simulate("Screen") { UISwitch.self }
    #expect(UIViewController(nibName: "Screen", bundle: nil).view is UISwitch)
    #expect(
      UINib(nibName: "Screen", bundle: nil).instantiate(withOwner: nil, options: nil).count == 1)
    #expect(
      UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil, options: nil).isEmpty)
  }
}

private final class SongCell: UITableViewCell {
  var title: UILabel?
  var isAwake = false
  var wokeWithTitle = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
    wokeWithTitle = title != nil
  }
}

private final class CodeOnlyCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
