import Foundation
import Tableware
import TablewareUIKit

/// The user moved a slider for a volume.
struct VolumeChange: Event {
  let level: Double
}

/// The volume of a sound.
struct VolumeRow: Row {
  let name: String
  let level: Double
  var id: String { "volume: \(name)" }
  var body: RowContent { RowContent(title: name, values: ["\(Int(level * 100)) %"]) }
}

extension VolumeRow: UIKitRow {
  func configure(_ cell: VolumeCell) { cell.show(self) }
}

/// A name, the volume in words, and a slider.
final class VolumeCell: UITableViewCell {
  private lazy var slider = {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 32))
    slider.addAction(
      UIAction { action in
        guard let slider = action.sender as? UISlider else { return }
        slider.raise(VolumeChange(level: Double(slider.value)))
      }, for: .valueChanged)
    return slider
  }()

  func show(_ volume: VolumeRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = volume.name
    content.secondaryText = "\(Int(volume.level * 100)) %"
    contentConfiguration = content
    slider.value = Float(volume.level)
    if accessoryView == nil { accessoryView = slider }
  }
}
