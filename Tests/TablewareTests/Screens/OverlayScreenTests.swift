import Testing

@testable import Tableware

/// Menus and questions cover no screen: the one below stays visible.
@Suite struct OverlayScreenTests {
  private final class Calls { var lines: [String] = [] }

  private final class Base: Screen {
    let context = ScreenContext()
    let title: String
    private let calls: Calls
    init(_ title: String, _ calls: Calls) { (self.title, self.calls) = (title, calls) }
    func appear() { calls.lines.append("\(title) appears") }
    func disappear() { calls.lines.append("\(title) disappears") }
    var sections: [Section] { Section("rows") { TextRow("Row") } }
  }

  private final class Box: OverlayScreen {
    let context = ScreenContext()
    let title: String
    private let calls: Calls
    var place: OverlayPlace { .center }
    init(_ title: String, _ calls: Calls) { (self.title, self.calls) = (title, calls) }
    func appear() { calls.lines.append("\(title) appears") }
    func disappear() { calls.lines.append("\(title) disappears") }
    var sections: [Section] { Section("rows") { TextRow("Row") } }
  }

  private let calls = Calls()
  private var lines: [String] {
    defer { calls.lines = [] }
    return calls.lines
  }

  @Test func overlay_coversNoScreen() {
    let navigator = Navigator(root: Base("root", calls))
    navigator.push(Box("menu", calls))
    navigator.push(Box("submenu", calls))
    #expect(lines == ["root appears", "menu appears", "submenu appears"])
    #expect(navigator.visible.map(\.screen.title) == ["root", "menu", "submenu"])
    navigator.pop()
    navigator.pop()
    #expect(lines == ["submenu disappears", "menu disappears"])
  }

  @Test func screenAboveAnOverlay_coversEverything() {
    let navigator = Navigator(root: Base("root", calls))
    navigator.push(Box("menu", calls))
    navigator.push(Base("detail", calls))
    #expect(
      lines == [
        "root appears", "menu appears", "menu disappears", "root disappears", "detail appears",
      ])
    #expect(navigator.visible.map(\.screen.title) == ["detail"])
    navigator.pop()
    #expect(lines == ["detail disappears", "root appears", "menu appears"])
  }

  @Test func suspension_endsAllVisibleScreens_once() {
    let navigator = Navigator(root: Base("root", calls))
    navigator.push(Box("menu", calls))
    _ = lines
    navigator.suspend()
    navigator.end()
    #expect(lines == ["menu disappears", "root disappears"])
  }

  @Test func returnToTheRoot_removesEverythingAboveIt() {
    let root = Base("root", calls)
    let navigator = Navigator(root: root)
    navigator.push(Box("menu", calls))
    navigator.push(Base("detail", calls))
    _ = lines
    navigator.push(root)
    #expect(lines == ["detail disappears", "root appears"])
    #expect(navigator.screens.count == 1)
  }

  @Test func overlayAsTheRoot_isVisible() {
    let navigator = Navigator(root: Box("menu", calls))
    #expect(navigator.visible.count == 1)
    #expect(lines == ["menu appears"])
  }
}
