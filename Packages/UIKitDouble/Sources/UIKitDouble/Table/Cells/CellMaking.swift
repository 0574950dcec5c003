import Foundation

// A table makes cells of a class that it knows as a value. Objective-C calls any initializer of
// such a class, Swift only one that is `required`; and a class written for the SDK says `override
// init(style:…)`, which a required one forbids. So the call goes by the name of a symbol: as a
// convenience initializer it reaches the subclass's own, and one without
// `init(style:reuseIdentifier:)` traps, as in UIKit.
//
// What compiles in both worlds is what the SDK asks for: `override init(style:reuseIdentifier:)`
// together with `required init?(coder:)`, or neither.

extension UITableViewCell {
  @_silgen_name("UIKitDouble_makeCell")
  convenience init(making identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of this class.
  @_silgen_name("UIKitDouble_makeCell")
  final class func made(_ identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("UIKitDouble_makeHeader")
  convenience init(making identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// A new header or footer of this class.
  @_silgen_name("UIKitDouble_makeHeader")
  final class func made(_ identifier: consuming String?) -> UITableViewHeaderFooterView
}

/// The identifier that a prototype is decoded with: part of the archive, which does not exist here.
@MainActor
enum ArchivedIdentifier {
  static var current: String?
}
