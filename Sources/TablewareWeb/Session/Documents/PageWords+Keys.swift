import Tableware
import TablewareHosting

extension PageWords {
  /// Returns the keys that the script of the page handles on a screen.
  func keyGroups(of hosted: HostedScreen) -> [KeysScreen.Group] {
    typealias Entry = KeysScreen.Entry
    let commands = hosted.commands.filter(\.isEnabled).map { Entry($0) }
    return [
      KeysScreen.Group(
        self.screen, commands + (hosted.screen.search == nil ? [] : [Entry("/", keySearch)])),
      KeysScreen.Group(
        everywhere,
        [
          Entry("↑ ↓", keyMove), Entry("PageUp PageDown", keyPage), Entry("Home End", keyEnds),
          Entry("← →", keyExpand), Entry("Alt+↑ Alt+↓", keyReorder), Entry(".", keyMenu),
          Entry("Esc", keyBack),
        ]),
    ]
  }
}
