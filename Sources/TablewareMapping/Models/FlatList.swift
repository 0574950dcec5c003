import Tableware

/// A flat array with headers and footers among the models, read as groups.
///
/// ```swift
/// FlatList(["Popular", song, song, FlatList.Footer("2 songs"), "New", song])
/// // Popular: 2 models, footer "2 songs" · New: 1 model
/// ```
///
/// - A `String` opens a group, unless a ``Header`` stands anywhere in the array: then strings are
///   models.
/// - A ``Footer`` closes the group that is open; without one, it makes a group of its own without
///   models.
/// - Models with nothing above them, or behind a footer, make a group without a title.
/// - A header with an empty title, or none, opens a group without a title: nothing that you write
///   is dropped. A footer without a text closes its group and shows nothing.
/// - Models that are `nil` are left out.
///
/// Where the sections are known when you write the code, write ``Section``s instead.
public struct FlatList {
  /// Opens a group.
  public struct Header: Hashable, Sendable {
    /// What stands above the models; `nil` or empty for nothing.
    public let title: String?
    /// Which section it is; the title, if `nil`.
    public let identity: Identity?

    /// A header that is known by its title.
    public init(_ title: String?) {
      self.title = title
      identity = nil
    }

    /// A header whose title may change.
    public init(_ title: String?, id: some Hashable & Sendable) {
      self.title = title
      identity = Identity(id)
    }
  }

  /// Closes a group.
  public struct Footer: Hashable, Sendable {
    /// What stands below the models; `nil` for nothing.
    public let text: String?

    /// A footer.
    public init(_ text: String?) { self.text = text }
  }

  /// Models that belong together.
  public struct Group {
    /// What opened the group; `nil` if nothing did.
    public let header: Header?
    /// The models in their order.
    public fileprivate(set) var models: [Any] = []
    /// What closed the group; `nil` if nothing did.
    public fileprivate(set) var footer: Footer?
  }

  /// The groups in their order.
  public let groups: [Group]

  /// Reads an array.
  ///
  /// - Complexity: O(items).
  public init(_ items: some Sequence) {
    let items = items.compactMap { unwrapped($0) }
    let hasHeaders = items.contains { $0 is Header }
    var groups: [Group] = []
    var open: Group?
    func close() {
      if let open { groups.append(open) }
      open = nil
    }
    for item in items {
      if let header = item as? Header {
        close()
        open = Group(header: header)
      } else if !hasHeaders, let title = item as? String {
        close()
        open = Group(header: Header(title))
      } else if let footer = item as? Footer {
        var group = open ?? Group(header: nil)
        group.footer = footer
        open = group
        close()
      } else {
        var group = open ?? Group(header: nil)
        // Moved out and in again, so that the array is not copied for each model.
        open = nil
        group.models.append(item)
        open = group
      }
    }
    close()
    self.groups = groups
  }
}
