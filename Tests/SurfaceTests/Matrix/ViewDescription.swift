import Foundation
import UIKitDouble

extension UIView {
  /// The state of a view and its subviews that a user sees.
  @MainActor
  var described: [String] {
    let own: String
    switch self {
    case let view as UISwitch: own = "switch \(view.isOn)"
    case let view as UISlider:
      own = "slider \(view.minimumValue)…\(view.maximumValue) \(view.value)"
    case let view as UIStepper:
      own = "stepper \(view.minimumValue)…\(view.maximumValue) by \(view.stepValue) \(view.value)"
    case let view as UISegmentedControl:
      let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
      own = "segments \(titles) \(view.selectedSegmentIndex)"
    case let view as UITextField:
      let text = "\(view.text ?? "") (\(view.placeholder ?? ""))"
      let content = view.textContentType?.rawValue ?? ""
      own = "field \(text) \(view.isSecureTextEntry) \(view.keyboardType) \(content)"
    case let view as UITextView: own = "area \(view.text as String) \(Int(view.frame.height))"
    case let view as UIDatePicker:
      let range = [view.minimumDate, view.maximumDate].map { $0.map(\.described) ?? "any" }
      let style = view.preferredDatePickerStyle
      own = "picker \(view.datePickerMode) \(style) \(view.date.described) \(range)"
    case let view as UIProgressView: own = "progress \(view.progress)"
    case let view as UIActivityIndicatorView: own = "indicator \(view.isAnimating)"
    case let view as UILabel:
      let text = view.attributedText.described
      let color = "\(view.textColor as Any) \(view.backgroundColor.map { "\($0)" } ?? "")"
      own = "label \(text) \(Int(view.frame.width)) \(view.textAlignment) \(color)"
    case let view as UIImageView:
      own = "image \(view.image.shown) \(view.tintColor.map { "\($0)" } ?? "")"
    case let view as UIButton:
      own =
        "button \(view.image(for: .normal).shown) \(view.isEnabled) \(view.accessibilityLabel ?? "")"
    default: own = "view \(Int(frame.width))"
    }
    return [own] + subviews.flatMap(\.described)
  }
}

extension Date {
  fileprivate var described: String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}

extension UIListContentConfiguration.TextProperties {
  var described: String { "\(font.described) \(color) \(numberOfLines)" }
}

extension UIFont {
  fileprivate var described: String {
    "\(pointSize) \(fontDescriptor.symbolicTraits.rawValue) \(hasMonospacedDigits)"
  }
}

extension UIImage? {
  var shown: String { self?.name ?? "none" }
}

extension NSAttributedString? {
  /// The characters with their attributes.
  var described: String {
    guard let self else { return "none" }
    var result = ""
    self.enumerateAttributes(in: NSRange(location: 0, length: self.length)) {
      attributes, range, _ in
      let text = (self.string as NSString).substring(with: range)
      let names = attributes.map { key, value in
        "\(key.rawValue)=\(Self.described(value))"
      }.sorted()
      result += "\(text)\(names)"
    }
    return result
  }

  private static func described(_ value: Any) -> String {
    switch value {
    case let font as UIFont: font.described
    case let picture as NSTextAttachment: "\(picture.image.shown) \(picture.bounds.size)"
    default: "\(value)"
    }
  }
}
