import Tableware
import TablewareForms
import TablewareUIKit

/// The user gave stars.
struct Rating: Event {
  let stars: Int
}

/// A custom form element: it shows a field, and sets it when its cell raises an event.
struct StarsRow: InteractiveRow {
  static let most = 5

  let title: String
  let stars: Field<Int?>
  var count: Int { stars.value ?? 0 }
  var id: String { stars.tag ?? title }
  var body: RowContent { RowContent(title: title, values: ["\(count) of \(Self.most)"]) }

  var handlers: EventHandlers {
    var handlers = EventHandlers()
    handlers.add(Rating.self) { rating, _ in try stars.set(rating.stars) }
    return handlers
  }
}

extension StarsRow: UIKitRow {
  func configure(_ cell: StarsCell) { cell.show(self) }
}

/// A title, and a button for each star.
final class StarsCell: UITableViewCell {
  private let buttons = (1...StarsRow.most).map { UIButton("☆", raising: Rating(stars: $0)) }
  private lazy var bar = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 36 * buttons.count, height: 44))
    for (position, button) in buttons.enumerated() {
      button.frame = CGRect(x: 36 * position, y: 0, width: 36, height: 44)
      bar.addSubview(button)
    }
    return bar
  }()

  func show(_ row: StarsRow) {
    var content = UIListContentConfiguration.cell()
    content.text = row.title
    contentConfiguration = content
    for (position, button) in buttons.enumerated() {
      button.setTitle(position < row.count ? "★" : "☆", for: .normal)
    }
    if accessoryView == nil { accessoryView = bar }
  }
}
