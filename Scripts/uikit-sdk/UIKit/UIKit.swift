// The Swift side of UIKit: what the SDK's overlay adds to the headers.
@_exported import Foundation
@_exported import UIKit
import UniformTypeIdentifiers

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// One initializer for each system that added a parameter. A call names few of the parameters, so
// the compiler has to find one initializer for it; it can do so because it sees all of them.
extension UIAction {
  @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }

  @preconcurrency
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }

  @preconcurrency
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }
}

extension UIMenu {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError() }
}

extension UIContextMenuConfiguration {
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { fatalError() }
}

extension UIBarButtonItem {
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

extension UIControl.State {
  public static var normal: UIControl.State { [] }
}

extension UIEdgeInsets {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Notifications for assistive applications.
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    public static var screenChanged: Notification { Notification() }
    public static var layoutChanged: Notification { Notification() }
    public static var announcement: Notification { Notification() }
  }

  public struct AssistiveTechnologyIdentifier: Hashable, Sendable {
    public static var notificationVoiceOver: AssistiveTechnologyIdentifier {
      AssistiveTechnologyIdentifier()
    }
  }

  @MainActor
  public static func focusedElement(using: AssistiveTechnologyIdentifier?) -> Any? { nil }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    rawValue: "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    rawValue: "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    rawValue: "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

extension UIImage {
  public convenience init?(data: Data) { fatalError() }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { nil }
}

extension UIButton {
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public static func plain() -> UIButton.Configuration { fatalError() }
    public static func tinted() -> UIButton.Configuration { fatalError() }
    public static func filled() -> UIButton.Configuration { fatalError() }
    public static func gray() -> UIButton.Configuration { fatalError() }
  }

  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) { fatalError() }

  public var configuration: UIButton.Configuration? {
    get { nil }
    set {}
  }
}

extension UIResponder {
  @objc open var userActivity: NSUserActivity? {
    get { fatalError() }
    set {}
  }
  @objc open func updateUserActivityState(_ activity: NSUserActivity) {}
  @objc open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

// The headers of this system know no types of data, which are a class that is bridged.
extension UIDocumentPickerViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    fatalError()
  }
}
