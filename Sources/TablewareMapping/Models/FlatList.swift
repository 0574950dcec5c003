import Tableware

/// A flat array with headers and footers among the models, read as groups.
///
/// ```swift
/// FlatList(["Popular", song, song, FlatList.Footer("2 songs"), "New", song])
/// // Popular: 2 models, footer "2 songs" · New: 1 model
/// ```
///
/// - A `String` opens a group, unless a ``Header`` is anywhere in the array: then strings are
///   models.
/// - A ``Footer`` closes the open group; without one, it makes a group of its own without models.
/// - Models with no header before them, or after a footer, make a group without a title.
/// - A header with an empty title, or none, opens a group without a title: nothing that you write
///   is dropped. A footer without a text closes its group and shows nothing.
/// - Models that are `nil` are left out.
///
/// Where the sections are known when you write the code, write `Section`s instead.
public struct FlatList {
  /// The title of a group, which opens it.
  public struct Header: Hashable, Sendable {
    /// The title above the models; `nil` or empty for no title.
    public let title: String?
    /// The identity of the section; if `nil`, its title.
    public let identity: Identity?

    /// Creates a header whose identity is its title.
    ///
    /// - Parameter title: the title above the models; `nil` or empty for no title.
    public init(_ title: String?) {
      self.title = title
      identity = nil
    }

    /// Creates a header whose title may change.
    ///
    /// - Parameters:
    ///   - title: the title above the models; `nil` or empty for no title.
    ///   - id: the identity of the section.
    public init(_ title: String?, id: some Hashable & Sendable) {
      self.title = title
      identity = Identity(id)
    }
  }

  /// The text after a group, which closes it.
  public struct Footer: Hashable, Sendable {
    /// The text below the models; `nil` for none.
    public let text: String?

    /// Creates a footer that closes the open group.
    ///
    /// - Parameter text: the text below the models; `nil` for none.
    public init(_ text: String?) { self.text = text }
  }

  /// Models of one section, with its header and footer.
  public struct Group {
    /// The header that opened the group; `nil` without one.
    public let header: Header?
    /// The models in the order of the array.
    public fileprivate(set) var models: [Any] = []
    /// The footer that closed the group; `nil` without one.
    public fileprivate(set) var footer: Footer?
  }

  /// The groups in the order of the array.
  public let groups: [Group]

  /// Creates groups from a flat array of models, headers and footers.
  ///
  /// - Parameter items: the models, with headers and footers among them.
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
        // The group is moved out and in again, so that its array is not copied for each model.
        open = nil
        group.models.append(item)
        open = group
      }
    }
    close()
    self.groups = groups
  }
}
