import Tableware

/// A snapshot as `A[a b] B[c]`.
func notation(of snapshot: Snapshot) -> String {
  (0..<snapshot.sectionCount).map { section in
    let rows = (0..<snapshot.rowCount(in: section)).map {
      text(snapshot.rowID(at: RowPath(section: section, row: $0)))
    }
    return text(snapshot.sectionID(at: section)) + "[\(rows.joined(separator: " "))]"
  }.joined(separator: " ")
}

private func text(_ identity: Identity) -> String {
  identity.value(as: String.self) ?? "\(identity)"
}
