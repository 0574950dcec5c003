/// The languages that a user prefers, from the header `Accept-Language`.
package enum AcceptedLanguages {
  private static let limit = 10
  private static let headerBytes = 1_000
  private static let tagBytes = 35

  /// Returns tags such as `de-AT`, the preferred one first; at most ten, without invalid ones.
  package static func tags(of header: String?) -> [String] {
    guard let header, header.utf8.count <= headerBytes else { return [] }
    var found: [(tag: String, weight: Double)] = []
    for item in header.split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let tag = parts.first, isTag(tag), let weight = weight(parts.dropFirst()), weight > 0,
        !found.contains(where: { $0.tag.lowercased() == tag.lowercased() })
      else { continue }
      found.append((tag, weight))
    }
    // Sorting keeps the order of equal weights.
    return found.sorted { $0.weight > $1.weight }.prefix(limit).map(\.tag)
  }

  private static func isTag(_ text: String) -> Bool {
    text.utf8.count <= tagBytes
      && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        1...8 ~= part.utf8.count
          && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) }
      }
  }

  private static func weight(_ parameters: ArraySlice<String>) -> Double? {
    guard let text = parameters.first else { return 1 }
    guard parameters.count == 1, text.hasPrefix("q="), let weight = Double(text.dropFirst(2)),
      0...1 ~= weight
    else { return nil }
    return weight
  }
}
