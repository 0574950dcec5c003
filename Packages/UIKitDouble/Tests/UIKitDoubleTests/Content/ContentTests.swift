import Foundation
import Testing
import UIKitDouble

/// Content configurations make views, keep them, and follow the state.
@Suite @MainActor struct ContentTests {
  @Test func aContentView_IsMadeOnce_AndShowsWhatComes() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    cell.contentConfiguration = Song(title: "a")
    let view = try #require(cell.contentView as? SongView)
    #expect(view.superview === cell && plain.superview == nil)
    cell.contentConfiguration = Song(title: "b")
    #expect(cell.contentView === view && view.titles == ["a", "b"])
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
  }

  @Test func aHeader_HasAContentViewToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = Song(title: "a")
    #expect(header.contentView is SongView)
    #expect(header.systemLayoutSizeFitting(.zero).height == 70)
  }

  @Test func contentSaysHowHighARowIs_AndFollowsTheState() throws {
    let model = Model("A:ab")
    model.height = UITableView.automaticDimension
    model.onRow = { $0.contentConfiguration = Song(title: "song") }
    let table = model.table()
    #expect(table.rectForRow(at: .at(0, 1)) == CGRect(x: 0, y: 70, width: 320, height: 70))
    let view = try #require(table.visibleCells[1].contentView as? SongView)
    table.simulateTap(at: .at(0, 1))
    table.layoutIfNeeded()
    #expect(view.titles.last == "song selected")
    #expect(table.visibleCells[1].contentView === view)
    #expect(table.inspector.breaches == [])
  }

  @Test func aHandler_RunsForEveryState() {
    let cell = Updating(style: .default, reuseIdentifier: nil)
    var states: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isSelected ? "selected" : "plain"
      cell.contentConfiguration = content
      states.append(content.text ?? "")
    }
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(states == ["plain", "selected", "selected"])
    #expect(cell.seen == ["false", "true", "true"])
  }

  @Test func aConfigurationThatIsNotUpdated_StaysAsItWasSet() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Song(title: "a")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? SongView)?.titles == ["a"])
  }

  @Test func applicationsAddToStates() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("isLiked")
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    var header = UIViewConfigurationState(traitCollection: UITraitCollection())
    header[key] = 3
    #expect(header[key] == AnyHashable(3))
  }
}

private struct Song: UIContentConfiguration {
  var title: String
  func makeContentView() -> any UIView & UIContentView { SongView(self) }
  func updated(for state: any UIConfigurationState) -> Song {
    let isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return isSelected ? Song(title: "song selected") : self
  }
}

private final class SongView: UIView, UIContentView {
  var titles: [String] = []
  var configuration: any UIContentConfiguration {
    didSet { if let song = configuration as? Song { titles.append(song.title) } }
  }

  init(_ song: Song) {
    configuration = song
    titles = [song.title]
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: 70)
  }
}

private final class Updating: UITableViewCell {
  var seen: [String] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    seen.append("\(state.isSelected)")
  }
}
