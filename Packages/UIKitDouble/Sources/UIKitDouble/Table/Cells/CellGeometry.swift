import Foundation

extension UITableViewCell {
  /// The room that the accessory and the buttons of editing leave for the content. A disclosure
  /// indicator or checkmark takes 38 points, a detail button 46, both 68, and a view its width and
  /// 16 points.
  var contentFrame: CGRect {
    let (room, indent) = (accessoryRoom, editingRoom)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? room : indent, y: 0, width: max(0, bounds.width - room - indent),
      height: bounds.height)
  }

  /// The room that the accessory takes, whatever the size of the cell.
  fileprivate var accessoryRoom: CGFloat {
    switch (shownAccessoryView, isEditing ? .none : accessoryType) {
    case (let view?, _): view.frame.width + 16
    case (nil, .none): 0
    case (nil, .disclosureIndicator), (nil, .checkmark): 38
    case (nil, .detailButton): 46
    case (nil, .detailDisclosureButton): 68
    }
  }

  /// The room that the button of editing takes.
  fileprivate var editingRoom: CGFloat {
    isEditing && shouldIndentWhileEditing && editingStyle != .none ? 38 : 0
  }
}

extension UIView {
  /// The height of a cell or header in a width: that of its constraints, or that of its content.
  func height(in size: CGSize, usual: CGFloat, _ content: ContentSlot) -> CGFloat {
    let content = content.view
    let isOwn = !layoutState.constraints.isEmpty
    let room = (self as? UITableViewCell).map { $0.accessoryRoom + $0.editingRoom } ?? 0
    guard isOwn || content.laysOutByConstraints else {
      // The content is as wide as the accessory leaves it.
      let inside = CGSize(width: max(0, size.width - room), height: size.height)
      return ContentSlot.height(of: content, inside) ?? usual
    }
    if isOwn { content.frame.size.width = max(0, bounds.width - room) }
    let target = CGSize(width: max(0, size.width - (isOwn ? 0 : room)), height: 0)
    let view = isOwn ? self : content
    let height = view.fittingSize(target, .required, .fittingSizeLevel)?.height ?? 0
    if height > 0 { return height }
    LayoutWarnings.warn(
      "A-11", "the constraints of \(layoutName) suggest a height of 0; it is \(usual) high instead")
    return usual
  }
}
