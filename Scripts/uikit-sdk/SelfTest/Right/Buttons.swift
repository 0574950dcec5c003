// As in Table.swift: buttons, pickers, pictures and what is pulled to refresh, as documented.
import UIKit

class DocumentedSizes: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override func sizeToFit() {}
}

@MainActor
func documentedButtons(_ scroll: UIScrollView) {
  let button = UIButton(type: .system)
  button.setTitle("Save", for: .normal)
  button.sizeToFit()
  let picker = UIDatePicker(frame: .zero)
  picker.datePickerMode = .date
  picker.preferredDatePickerStyle = .compact
  picker.maximumDate = picker.date
  scroll.refreshControl = UIRefreshControl()
  scroll.refreshControl?.endRefreshing()
  let picture = UIImageView(frame: .zero)
  picture.image = UIImage(systemName: "star")
}
