#if canImport(UIKit) || os(Linux)
// Everything that differs between UIKit and the double that replaces it on Linux. All other files
// of this module compile and run unchanged with both; `Scripts/check-uikit` type-checks the left
// branches, too. Which UIKit is used: Sources/PlatformUIKit.
import Foundation
import PlatformUIKit
import Tableware

/// 1. Time: that of the main run loop, or that of the double, which a test advances.
@MainActor
enum Turn {
  #if canImport(UIKit)
  private static let start = ContinuousClock.now
  #endif

  /// The time since a fixed moment.
  static var now: Duration {
    #if canImport(UIKit)
    start.duration(to: .now)
    #else
    .seconds(VirtualTime.shared.now)
    #endif
  }

  /// Whether the calling code runs on the main actor.
  nonisolated static var isOnMainActor: Bool {
    #if canImport(UIKit)
    Thread.isMainThread
    #else
    // A test on Linux has no main thread.
    DispatchQueue.getSpecific(key: mainQueueKey) == true
    #endif
  }

  #if !canImport(UIKit)
  nonisolated private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  #endif

  /// Runs an action when the current turn of the main queue has ended.
  static func afterThis(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    DispatchQueue.main.async { action() }
    #else
    VirtualTime.shared.after(0, action)
    #endif
  }

  /// Runs an action at the end of the current turn, before what it changes is laid out and drawn:
  /// nothing is on screen a frame late. A block on the main queue would run after that.
  static func beforeFrame(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    // Core Animation commits when the run loop is about to wait, with the order 2,000,000.
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0
    ) { _, _ in MainActor.assumeIsolated { action() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    // The loop may be about to wait already, as when a layout caused the action.
    CFRunLoopWakeUp(CFRunLoopGetMain())
    #else
    VirtualTime.shared.beforeWaiting(action)
    #endif
  }

  /// The same, called on any thread.
  nonisolated static func afterThisFromAnyThread(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    #if canImport(UIKit)
    DispatchQueue.main.async { action() }
    #else
    VirtualTime.shared.afterThisTurn(action)
    #endif
  }

  /// Runs an action after some time.
  static func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    Task {
      try await Task.sleep(for: delay); action()
    }
    #else
    VirtualTime.shared.after(delay / .seconds(1), action)
    #endif
  }
}

extension UINib {
  /// 2. Nibs: files of a bundle. Without the file UIKit would stop the app, so its existence is
  ///   checked first (F-88).
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    #if canImport(UIKit)
    (bundle ?? .main).path(forResource: name, ofType: "nib") != nil
    #else
    isSimulated(name)
    #endif
  }
}

extension UIImage {
  /// 3. Pictures: a glyph as an image that takes the tint color, unless it has colors of its own.
  static func glyph(_ text: String) -> UIImage? {
    #if canImport(UIKit)
    let font = UIFont.preferredFont(forTextStyle: .body)
    let glyph = NSAttributedString(string: text, attributes: [.font: font])
    let image = UIGraphicsImageRenderer(size: glyph.size()).image { _ in glyph.draw(at: .zero) }
    let hasColors = text.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    return image.withRenderingMode(hasColors ? .alwaysOriginal : .alwaysTemplate)
    #else
    UIImage(named: text)
    #endif
  }

  /// Returns a picture from a file, decoded and scaled down to the size of rows, off the main
  /// actor.
  nonisolated static func decoded(_ bytes: [UInt8]) async -> UIImage? {
    guard let image = UIImage(data: Data(bytes)) else { return nil }
    #if canImport(UIKit)
    let scale = min(1, 1_000 / max(image.size.width, image.size.height, 1))
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return await image.byPreparingThumbnail(ofSize: size) ?? image
    #else
    return image
    #endif
  }

  /// Letters on a color.
  static func initials(_ text: String, on color: RowColor, _ size: CGSize) -> UIImage? {
    #if canImport(UIKit)
    let font = UIFont.systemFont(ofSize: min(size.width, size.height) * 0.4, weight: .semibold)
    let letters = NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: color.labelColor])
    return UIGraphicsImageRenderer(size: size).image { context in
      color.fillColor.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
      let box = letters.size()
      letters.draw(
        at: CGPoint(x: (size.width - box.width) / 2, y: (size.height - box.height) / 2))
    }.withRenderingMode(.alwaysOriginal)
    #else
    UIImage(drawing: "\(text) on \(color.fillColor) \(Int(size.width)) × \(Int(size.height))")
    #endif
  }

  /// Returns the picture in the frame of an image of a row: filled or fitted, with its corners cut.
  ///
  /// A text shows a picture as it is, and does none of this.
  func framed(_ image: RowImage, radius: CGFloat) -> UIImage {
    let (width, height) = image.shownSize
    #if canImport(UIKit)
    let takesTint = isSymbolImage || renderingMode == .alwaysTemplate
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let ratios = [frame.width / max(size.width, 1), frame.height / max(size.height, 1)]
    let scale = image.contentMode == .fill ? ratios.max() ?? 1 : ratios.min() ?? 1
    let drawn = CGSize(width: size.width * scale, height: size.height * scale)
    let origin = CGPoint(x: (frame.width - drawn.width) / 2, y: (frame.height - drawn.height) / 2)
    return UIGraphicsImageRenderer(size: frame.size).image { _ in
      UIBezierPath(roundedRect: frame, cornerRadius: radius).addClip()
      draw(in: CGRect(origin: origin, size: drawn))
    }.withRenderingMode(takesTint ? .alwaysTemplate : .alwaysOriginal)
    #else
    return UIImage(
      drawing: "\(name) \(image.contentMode) \(width) × \(height), radius \(Int(radius))")
    #endif
  }

  /// Returns an area of a color.
  static func filled(_ color: UIColor, _ size: CGSize) -> UIImage? {
    #if canImport(UIKit)
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    }.withRenderingMode(.alwaysOriginal)
    #else
    UIImage(drawing: "\(color) \(Int(size.width)) × \(Int(size.height))")
    #endif
  }
}

extension NSMutableAttributedString {
  /// 4. Runs of a text. Foundation on Linux cannot compare two consecutive runs with the same
  ///   number of attributes and objects as values: one of them gets another attribute.
  func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    #if canImport(UIKit)
    append(NSAttributedString(string: text, attributes: attributes))
    #else
    var attributes = attributes
    let before = length > 0 ? self.attributes(at: length - 1, effectiveRange: nil).count : 0
    if length > 0, before == attributes.count, before > 0 {
      attributes[NSAttributedString.Key(rawValue: "TablewareRun")] = ""
    }
    append(NSAttributedString(string: text, attributes: attributes))
    #endif
  }
}

// 5. Calls that the proxy does not answer: Delegate/TableViewProxy+Forwarding.swift.

extension TableViewProxy {
  /// Whether the delegate of the app is informed of taps, so that any row may have an effect. A
  /// class on Linux cannot be asked for its methods, and tells it by itself.
  var delegateReceivesTaps: Bool {
    #if canImport(UIKit)
    delegate?.tableView(_:didSelectRowAt:) != nil
      || delegate?.tableView(_:performPrimaryActionForRowAt:) != nil
    #else
    guard let delegate else { return false }
    return (delegate as? any UIOptionalMethods)?.implementsSelection ?? true
    #endif
  }
}

/// 6. Targets of gestures: an object with a method of Objective-C, or one that answers to the name
/// of such a method.
@MainActor
final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

  #if canImport(UIKit)
  /// The selector that runs the action.
  static var action: Selector { #selector(recognized) }
  @objc private func recognized(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  #else
  /// The selector that runs the action.
  static var action: Selector { Selector("recognized:") }
  #endif
}

#if !canImport(UIKit)
extension GestureTarget: UISelectorTarget {
  var simulatedActions: [Selector: (Any?) -> Void] {
    [Self.action: { [action] in ($0 as? UIGestureRecognizer).map(action) }]
  }
}
#endif

// 7. SwiftUI, which exists on Apple systems only: SwiftUI/.
#endif
