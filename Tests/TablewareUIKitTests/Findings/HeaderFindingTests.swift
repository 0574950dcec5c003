import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// The fonts, the existence and the reuse of headers and footers.
@Suite(.serialized, .freesEverything) @MainActor struct HeaderFindingTests {
  /// Records the reloaded sections and the registered headers.
  private final class RecordingTableView: UITableView {
    var reloaded: [IndexSet] = []
    var registered: [String] = []

    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
      reloaded.append(sections)
      super.reloadSections(sections, with: animation)
    }

    override func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier name: String) {
      registered.append(name)
      super.register(type, forHeaderFooterViewReuseIdentifier: name)
    }
  }

  private let tableView = RecordingTableView()
  private let stage: Stage

  init() { stage = Stage(tableView: tableView) }

  private func show(
    _ header: String?, footer: String? = nil, rows: [String] = ["a", "b"]
  ) {
    stage.table.show {
      Section("s", header: header, footer: footer) {
        for row in rows { TextRow(RowText(row)) }
      }
      Section("other", header: "Other") { TextRow("x") }
    }
    stage.turn()
  }

  private var header: UITableViewHeaderFooterView? { tableView.headerView(forSection: 0) }
  private var footer: UITableViewHeaderFooterView? { tableView.footerView(forSection: 0) }

  private func texts(_ view: UITableViewHeaderFooterView?) throws -> UIListContentConfiguration {
    try #require(view?.shownContent as? UIListContentConfiguration)
  }

  @Test func b1_headersAndFooters_haveTheFontsOfTheirRole() throws {
    show("Above", footer: "Below")
    let (above, below) = (UIListContentConfiguration.header(), UIListContentConfiguration.footer())
    #expect(try texts(header).textProperties.font == above.textProperties.font)
    #expect(try texts(footer).textProperties.font == below.textProperties.font)
    #expect(try texts(footer).textProperties.color == below.textProperties.color)
    #expect(above.textProperties.font != below.textProperties.font)
    stage.empty()
  }

  @Test func themeThatChanges_changesTheFontsOfHeaders() throws {
    show("Above")
    let size = try texts(header).textProperties.font.pointSize
    stage.table.theme = Theme(fonts: [.header: Theme.Font(nil, percent: 150)])
    stage.turn()
    #expect(try texts(header).textProperties.font.pointSize == size * 1.5)
    stage.empty()
  }

  @Test func b2_headerThatAppears_comesWithItsSection() throws {
    show(nil)
    #expect(header == nil)
    show("Above")
    #expect(tableView.reloaded == [[0]])
    #expect(try texts(header).text == "Above")
    #expect(tableView.rectForHeader(inSection: 0).height > 0)
    show(nil)
    #expect(tableView.reloaded == [[0], [0]])
    #expect(header == nil)
    #expect(tableView.rectForHeader(inSection: 0).height == 0)
    show(nil, footer: "Below")
    #expect(try texts(footer).text == "Below")
    #expect(stage.texts == "a b x")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func b2_headerThatAppearsDuringAnAnimation_comesAfterIt() throws {
    show(nil)
    stage.table.show {
      Section("s") { for row in ["a", "b", "c"] { TextRow(RowText(row)) } }
      Section("other", header: "Other") { TextRow("x") }
    }
    VirtualTime.shared.advance(by: 0.05)
    show("Above", rows: ["a", "b", "c"])
    #expect(tableView.reloaded == [[0]])
    #expect(try texts(header).text == "Above")
    #expect(stage.texts == "a b c x")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func b2_typing_goesOnWhenAHeaderAppears() throws {
    func show(_ header: String?) {
      stage.table.show {
        Section("s", header: header) { TextFieldRow("Name", text: "x") { _ in }.id("name") }
      }
      stage.turn()
    }
    show(nil)
    stage.table.focus("name")
    stage.turn()
    try #require(stage.typedRow == "name")
    show("Above")
    #expect(stage.typedRow == "name")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func b2_headerThatGrowsWithABatch_hasRoomForItsText() throws {
    func show(lines: Int, _ rows: [String]) {
      stage.table.show {
        Section("s", header: LinesHeader(count: lines)) {
          for row in rows { TextRow(RowText(row)) }
        }
      }
      stage.turn()
    }
    show(lines: 1, ["a", "b"])
    #expect(tableView.rectForHeader(inSection: 0).height == 20)
    show(lines: 3, ["a", "b", "c"])
    #expect(tableView.rectForHeader(inSection: 0).height == 60)
    #expect(stage.texts == "a b c")
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func b3_headersAndFooters_areRegisteredOnceEach() {
    for count in 1..<6 {
      stage.table.show {
        for section in 0..<count {
          Section(section, header: "h\(section)", footer: "f\(section)") { TextRow("\(section)") }
        }
      }
      stage.turn()
    }
    #expect(tableView.registered.count == Set(tableView.registered).count)
    #expect(tableView.registered.filter { $0.hasPrefix("Header") }.count == 1)
    #expect(tableView.registered.filter { $0.hasPrefix("Footer") }.count == 1)
    #expect(stage.breaches == [])
    stage.empty()
  }
}

private struct LinesHeader: HeaderRow, UIKitHeader {
  var count: Int
  var body: RowContent { RowContent(title: "\(count) lines") }
  func configure(_ view: LinesView) { view.count = count }
}

private final class LinesView: UITableViewHeaderFooterView {
  var count = 0

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(20 * count))
  }
}
