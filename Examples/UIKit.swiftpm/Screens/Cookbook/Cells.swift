import Foundation
import Tableware
import TablewareUIKit

// entry: cell-class
struct TrackRow: UIKitRow, Equatable {
  let title: String
  let cover: String
  var id: String { title }
  var body: RowContent { RowContent(title: title) }
  func configure(_ cell: TrackCell) { cell.show(title: title, cover: cover) }
}

final class TrackCell: UITableViewCell {
  func show(title: String, cover: String) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    content.image = UIImage(systemName: cover)
    contentConfiguration = content
  }
}
// end

// entry: button-in-a-cell
struct Subscribed: Event {}

struct PodcastRow: UIKitRow {
  let name: String
  let isSubscribed: Bool
  var id: String { name }
  var body: RowContent { RowContent(title: name, values: [isSubscribed ? "subscribed" : ""]) }
  func configure(_ cell: PodcastCell) { cell.show(self) }
}

final class PodcastCell: UITableViewCell {
  private let button = UIButton("Subscribe", raising: Subscribed())

  func show(_ row: PodcastRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.name
    content.secondaryText = row.isSubscribed ? "subscribed" : nil
    contentConfiguration = content
    accessoryView = button
  }
}
// end

final class PodcastsController: UITableViewController {
  private var subscribed: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("tracks") { TrackRow(title: "Pines", cover: "leaf") }
    Section("podcasts") {
      ForEach(["Rain", "Bread"], id: \.self) { [subscribed] name in
        PodcastRow(name: name, isSubscribed: subscribed.contains(name))
      }
    }
    .on(Subscribed.self) { _, source in
      if let name = source.id(as: String.self) { self.subscribed.insert(name) }
    }
  }
}

// entry: content-configuration
struct StationRow: ConfiguredRow {
  let name: String
  var id: String { name }
  var body: RowContent { RowContent(title: name) }
  var contentConfiguration: any UIContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = name
    content.image = UIImage(systemName: "dot.radiowaves.left.and.right")
    return content
  }
}
// end

// entry: cell-from-a-nib
final class PosterCell: UITableViewCell {
  var titleLabel: UILabel?  // an outlet of the nib
  func show(_ title: String) { titleLabel?.text = title }
}

struct PosterRow: UIKitRow {
  static let cellSource = CellSource.nib("PosterCell")  // or .prototype("poster") of a storyboard
  let title: String
  var id: String { title }
  var body: RowContent { RowContent(title: title) }
  func configure(_ cell: PosterCell) { cell.show(title) }
}
// end

// entry: height-of-a-row
extension BannerRow: UIKitRow {
  var height: RowHeight { .measured { space in space.width / 3 } }  // or .fixed(88)
  func configure(_ cell: UITableViewCell) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
  }
}

struct BannerRow: Row {
  let text: String
  var id: String { "banner" }
  var body: RowContent { RowContent(title: text) }
}
// end

// entry: header-view
struct ShelfHeader: UIKitHeader, HeaderRow {
  let title: String
  let count: Int
  var body: RowContent { RowContent(title: title, values: ["\(count)"]) }
  func configure(_ view: ShelfHeaderView) { view.show(title, count) }
}

final class ShelfHeaderView: UITableViewHeaderFooterView {
  func show(_ title: String, _ count: Int) {
    var content = UIListContentConfiguration.header()
    content.text = "\(title) · \(count)"
    contentConfiguration = content
  }
}
// end

final class ShelfController: UITableViewController {
  private var stations = ["Radio 1", "Radio 2"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("banner") { BannerRow(text: "Two for one") }
    Section("stations", header: ShelfHeader(title: "Stations", count: stations.count)) {
      ForEach(stations, id: \.self) { name in
        StationRow(name: name).deletable { self.stations.removeAll { $0 == name } }
      }
    }
  }
}

// entry: without-animation
final class TickerController: UITableViewController {
  private var lines = ["09:00 open"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let backend = tableView.show(for: self, \.sections)
    backend.animations = .fade
    backend.setAnimations(.unanimated, ofSection: "ticker")
  }

  @TableBuilder private var sections: [Section] {
    Section("actions") { ButtonRow("Next") { self.lines.insert("09:01 bid", at: 0) } }
    Section("ticker") { ForEach(lines, id: \.self) { TextRow($0) } }
  }
}
// end

// entry: drawn-row
final class StepsController: UITableViewController {
  private let steps: [CGFloat] = [4, 8, 6, 12]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("week") {
      DrawnRow(
        "steps", steps, height: 60, content: RowContent(title: "Steps", values: ["12,000"])
      ) { steps, context, rect in
        for (day, count) in steps.enumerated() {
          let height = rect.height * count / 12
          context.fill(
            CGRect(x: 20 + CGFloat(day) * 24, y: rect.height - height, width: 16, height: height))
        }
      }
    }
  }
}
// end
