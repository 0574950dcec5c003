#if !canImport(UIKit)
  import Foundation
  public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let large = UIContentSizeCategory(rawValue: "large")
  }
  public final class UITraitCollection: NSObject { public var preferredContentSizeCategory = UIContentSizeCategory.large }
  extension UIView { public var traitCollection: UITraitCollection { UITraitCollection() } }
  @MainActor public protocol UIDataSourceModelAssociation: NSObjectProtocol {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
  }
  extension UINib { static public func simulated(_ name: String) -> Bool { false } 
    public convenience init(nibName: String, bundle: Bundle?) { self.init { _ in UIView(frame: .zero) } } }
#endif
