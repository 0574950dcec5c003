import Tableware

/// Rows that fold. A tap on the row folds it, unless the tap does something else: then its mark does.
extension ItemHTML {
  mutating func addFoldButton(_ face: RowFace, _ id: Int) {
    guard let fold = face.content.fold, let change = fold.change else { return }
    markup("<button class=\"k fd\" name=\"e\" value=\"v ")
    number(id)
    markup(change.isUnfolded ? " 1\"" : " 0\"")
    attribute("aria-label", face.content.title.string)
    addExpanded(fold)
    markup(">")
    addMark(fold)
    markup("</button>")
  }

  mutating func addExpanded(_ fold: RowContent.Fold?) {
    guard let change = fold?.change else { return }
    markup(change.isUnfolded ? " aria-expanded=\"false\"" : " aria-expanded=\"true\"")
  }

  mutating func addMark(_ fold: RowContent.Fold) {
    markup("<span class=\"y mk\" aria-hidden=\"true\">")
    switch fold {
    case .leaf: break
    case .folded: markup("▸")
    case .unfolded: markup("▾")
    case .loading: markup("…")
    }
    markup("</span>")
  }
}
