import Foundation

/// Something that has an environment.
///
/// Checked against developer.apple.com/documentation/uikit/uitraitenvironment.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment now.
  var traitCollection: UITraitCollection { get }
  /// The environment changed; the older method for that notification.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Something that can be heard of changes of.
///
/// Checked against developer.apple.com/documentation/uikit/uitraitchangeobservable.
@MainActor
public protocol UITraitChangeObservable {
  /// Listens no longer.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that is notified of changes of traits.
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable where Self: UIResponder, Self: UITraitEnvironment {
  /// Listens to changes of some traits. The handler gets this object, so that it need not hold it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Listens no longer.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UIResponder, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

extension UIResponder {
  /// Notifies the registered objects of the changes.
  func tellTraits(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations
    where registration.traits.contains(where: {
      old.traits.value(of: $0) != new.traits.value(of: $0)
    }) {
      registration.handler(self, old)
    }
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The environment of the window, or what a telephone begins with. A cell that is not shown yet
  /// has that of its table.
  public var traitCollection: UITraitCollection {
    var view = self
    while let parent = view.superview { view = parent }
    return (view as? UIWindow)?.traits ?? view.layoutState.environment?.traitCollection
      ?? .standard
  }

  /// Which way the view is read.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }

  /// A view that was in no window while the environment changed learns that when it is in one.
  func traitsMayHaveChanged() {
    guard let new = window?.traits else { return }
    let old = layoutState.windowTraits
    layoutState.windowTraits = new
    guard let old, old != new else { return }
    new.performAsCurrent {
      traitCollectionDidChange(old)
      tellTraits(from: old, to: new)
    }
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    layoutState.windowTraits = new
    traitCollectionDidChange(old)
    tellTraits(from: old, to: new)
    for view in subviews { view.traitsChanged(from: old, to: new) }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The environment of the view's window, or what a telephone begins with.
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? .standard
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    tellTraits(from: old, to: new)
    for child in children { child.traitsChanged(from: old, to: new) }
    presentedViewController?.traitsChanged(from: old, to: new)
  }
}

extension UIWindow {
  /// Changes the environment: text size, light and dark, direction. Controllers are called, then
  /// views, then all is laid out.
  public func simulateTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = traits
    traits = old.modifyingTraits(mutations)
    guard traits != old else { return }
    forgetSolutionsInside()
    traits.performAsCurrent {
      rootViewController?.traitsChanged(from: old, to: traits)
      traitsChanged(from: old, to: traits)
    }
    if old.preferredContentSizeCategory != traits.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory
        ])
    }
    layoutIfNeeded()
  }
}
