import Foundation

/// What the user does at a moment, in a form that can be stored and continued later.
///
/// Foundation on Linux has no such class. Only property lists can be stored, as in Foundation.
open class NSUserActivity: NSObject {
  /// The kind of activity, as a name in reverse order of the domain.
  public let activityType: String
  /// The name that the user sees.
  open var title: String?
  /// The state, as property lists.
  open var userInfo: [AnyHashable: Any]?

  /// An activity without a state.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to the state, or replaces parts of it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
