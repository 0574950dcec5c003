import Tableware

/// A rating in stars, set by steps, or by a tap on a star where the surface shows them one by one.
///
/// ```swift
/// RatingRow("Rating", stars: song.stars) { song.stars = $0 }
/// ```
public struct RatingRow: InteractiveRow {
  /// The tag of the field, or the characters of the title.
  public let id: String
  /// The title, the subtitle and the stars.
  public let body: RowContent
  private let field: Field<Double>
  private let input: RatingInput

  /// Creates a rating of a field. A value out of range is shown as the nearest number of stars.
  ///
  /// - Parameters:
  ///   - title: the text before the stars.
  ///   - subtitle: the line below the title.
  ///   - field: the field that holds the number of stars.
  ///   - limit: the largest number of stars, from 1 to 10.
  ///   - id: the identity; by default the tag of the field, or the title.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    stars field: Field<Double>, limit: Int = 5, id: String? = nil
  ) {
    self.field = field
    let stars = field.value.isNaN ? 0 : min(max(field.value, 0), 10)
    input = RatingInput(Int(stars.rounded()), limit: limit)
    self.id = id ?? field.tag ?? title.rowText.string
    body = RowContent(title: title, subtitle: subtitle, control: .rating(input))
      .spoken(hint: Words.current[.ratingHint]).showing(field)
  }

  /// Creates a rating of a number of stars.
  ///
  /// - Parameters:
  ///   - title: the text before the stars.
  ///   - subtitle: the line below the title.
  ///   - stars: the number of stars.
  ///   - limit: the largest number of stars, from 1 to 10.
  ///   - id: the identity; by default the title.
  ///   - onChange: receives the number of stars that the user set.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil, stars: Int,
    limit: Int = 5, id: String? = nil, onChange: @escaping (Int) throws -> Void
  ) {
    let field = Field(Double(stars)) { try onChange(Int($0)) }
    self.init(title, subtitle: subtitle, stars: field, limit: limit, id: id)
  }

  /// The handlers that set the field of the rating.
  public var handlers: EventHandlers {
    EventHandlers(setting: field, to: "a number of stars") { [input] value in
      input.accepts(value) ? value.number : nil
    }
  }

  /// Whether the field may be set.
  public var isEnabled: Bool { field.isEnabled }
}
