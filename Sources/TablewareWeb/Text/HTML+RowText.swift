import Tableware

extension HTML {
  /// A text whose parts keep their tone and weight.
  package init(_ text: RowText) {
    self.init()
    for run in text.runs {
      guard run.tone != nil || run.isStrong else {
        self.text(run.text)
        continue
      }
      markup(run.isStrong ? "<b" : "<span")
      switch run.tone {
      case .primary: markup(" class=\"tp\"")
      case .secondary: markup(" class=\"ts\"")
      case .accent: markup(" class=\"ta\"")
      case .good: markup(" class=\"tg\"")
      case .warning: markup(" class=\"tw\"")
      case .bad: markup(" class=\"tb\"")
      case nil: break
      }
      markup(">")
      self.text(run.text)
      markup(run.isStrong ? "</b>" : "</span>")
    }
  }

  /// A text on its own.
  package init(text: String) {
    self.init()
    self.text(text)
  }
}
