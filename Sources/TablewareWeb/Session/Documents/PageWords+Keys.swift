import Tableware
import TablewareHosting

extension PageWords {
  /// Returns the keys that the script of the page handles on a screen.
  ///
  /// - Parameters:
  ///   - hosted: the screen.
  ///   - row: the focused row; `nil` for none.
  func keyGroups(of hosted: HostedScreen, on row: RowPresentation?) -> [KeysScreen.Group] {
    typealias Entry = KeysScreen.Entry
    let actions = (row?.actions ?? []).filter(\.isEnabled).compactMap { action in
      action.key.map { Entry($0.attribute, action.title) }
    }
    let commands = hosted.commands.filter(\.isEnabled).map { Entry($0) }
    return [
      KeysScreen.Group(self.row, actions),
      KeysScreen.Group(
        self.screen, commands + (hosted.screen.search == nil ? [] : [Entry("/", keySearch)])),
      KeysScreen.Group(
        everywhere,
        [
          Entry("↑ ↓", keyMove), Entry("PageUp PageDown", keyPage), Entry("Home End", keyEnds),
          Entry("← →", keyExpand), Entry("Alt+↑ Alt+↓", keyReorder), Entry(".", keyMenu),
          Entry("Esc", keyBack),
        ] + (hosted.allowsPalette ? [Entry("Ctrl+K", Words.current[.palette])] : [])),
    ]
  }
}
