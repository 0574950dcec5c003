import Tableware

extension FormState: Codable {
  /// Creates a form with decoded values. They determine the type of each tag only roughly, so
  /// prefer ``take(from:)`` on a form that has its types.
  ///
  /// - Parameter decoder: the source of the values.
  /// - Throws: an error if the source does not contain values by tag.
  public convenience init(from decoder: any Decoder) throws {
    let (values, problems) = try Self.read(from: decoder)
    self.init(read: values, problems)
  }

  /// Sets decoded values; a tag without a decoded value keeps its own. A value of another type than
  /// its tag is reported as a ``FormProblem`` and does not affect the others.
  ///
  /// - Parameter decoder: the source of the values.
  /// - Throws: an error if the source does not contain values by tag.
  public func take(from decoder: any Decoder) throws {
    let (values, problems) = try Self.read(from: decoder)
    for problem in problems { report(problem) }
    take(FormValues(values))
  }

  /// Encodes all values, those of hidden tags included.
  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

  private static func read(
    from decoder: any Decoder
  ) throws -> (values: [String: FormValue], problems: [FormProblem]) {
    let container = try decoder.container(keyedBy: FormTag.self)
    var values: [String: FormValue] = [:]
    var problems: [FormProblem] = []
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      // A null leaves the value of its tag unchanged.
      if let isNothing = try? container.decodeNil(forKey: key), isNothing { continue }
      if let value = try? container.decode(FormValue.self, forKey: key) {
        values[key.stringValue] = value
      } else {
        problems.append(.unknownValue(tag: key.stringValue))
      }
    }
    return (values, problems)
  }
}
