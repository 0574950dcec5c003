import Foundation
import Testing
import UIKitDouble

/// Cells whose heights follow from constraints.
@Suite @MainActor struct SelfSizingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let texts = Texts()

  private func table(_ texts: [String]) -> UITableView {
    VirtualTime.shared.reset()
    let table = UITableView(frame: window.bounds)
    self.texts.texts = texts
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = self.texts
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }

  @Test func cells_areAsHighAsTheirTexts_inEachWidth() {
    let table = table(["one", "one two three four five six seven"])
    #expect(heights(table) == [44, 66])
    table.simulateResize(to: CGSize(width: 600, height: 480))
    #expect(heights(table) == [44, 44])
    table.simulateResize(to: CGSize(width: 180, height: 480))
    #expect(heights(table) == [44, 88])
  }

  @Test func accessory_takesItsRoomFromTheContent() throws {
    let table = table(["one two three four five six"])
    #expect(heights(table) == [44])
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    cell.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 282, height: 66))
    window.simulateTraits { $0.layoutDirection = .rightToLeft }
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 38)
  }

  @Test func changedText_isMeasuredAgain_ifTheTableIncludesConstraints() throws {
    let table = table(["one"])
    let cell = try #require(table.visibleCells.first as? TextCell)
    cell.label.text = "one two three four five six seven"
    window.layoutIfNeeded()
    #expect(heights(table) == [44] && cell.label.frame.height == 22)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.label.text = "one two three four five six seven eight"
    window.layoutIfNeeded()
    #expect(heights(table) == [66] && cell.label.frame.height == 44)
  }

  @Test func pooledCell_isMeasuredInTheTextSizeOfItsNextUse() {
    let table = table(["one two three four five"])
    table.reloadData()
    window.simulateTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(heights(table) == [78])
    #expect((table.visibleCells.first as? TextCell)?.label.font.pointSize == 23)
  }

  @Test func cellWithoutAHeight_isReported_andHasTheStandardHeight() {
    LayoutWarnings.forget()
    let table = table([])
    table.register(FlatCell.self, forCellReuseIdentifier: "text")
    texts.texts = ["a"]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(heights(table) == [44])
    #expect(
      LayoutWarnings.all.map(\.description) == [
        "A-11 (warning): the constraints of FlatCell suggest a height of 0; it is 44.0 high instead"
      ])
  }
}

private class TextCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class FlatCell: UITableViewCell {
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Texts: NSObject, UITableViewDataSource {
  var texts: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.row]
    return cell
  }
}
