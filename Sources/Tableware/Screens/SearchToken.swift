/// A filter of a search that is selected as a whole, such as "Unread" or "From Ada".
///
/// See ``Search/tokens(_:suggestions:update:)``.
public struct SearchToken: Hashable, Sendable, Identifiable {
  /// The identity among the tokens of a search, by which the screen filters.
  public let id: String
  /// The text of the token.
  package let title: String
  /// A picture before the title, on UIKit; `nil` for none.
  package let image: RowImage.Source?

  /// Creates a filter that the user selects by its title.
  ///
  /// - Parameters:
  ///   - title: the text, in a word or two.
  ///   - id: the identity among the tokens of the search; the title by default.
  ///   - image: a picture before the title, where the surface shows one.
  public init(_ title: String, id: String? = nil, image: RowImage.Source? = nil) {
    self.id = id ?? title
    self.title = title
    self.image = image
  }
}

extension [SearchToken] {
  /// The tokens without those whose identity is that of an earlier one.
  var uniqueByID: [SearchToken] {
    var ids: Set<String> = []
    return filter { ids.insert($0.id).inserted }
  }
}
