import SampleRows
import Tableware
import Testing

@Suite struct NavigatorTests {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func page(_ title: String) -> SampleScreen {
    let log = log
    let page = SampleScreen(title)
    page.note = { log.lines.append($0) }
    return page
  }

  @Test func showsTheRootAtOnce() {
    let root = page("root")
    let navigator = Navigator(root: root)
    #expect(log.take() == ["root appears"])
    #expect(navigator.top === root)
    #expect(root.context.navigator === navigator)
    #expect(!navigator.pop())
    #expect(log.take() == [])
  }

  @Test func pushesAndPops_OneDisappearingBeforeTheOtherAppears() {
    let navigator = Navigator(root: page("root"))
    let log = log
    navigator.onChange = { [unowned navigator] in log.lines.append("top is \(navigator.top.title)")
    }
    _ = log.take()
    navigator.push(page("a"))
    #expect(log.take() == ["root disappears", "a appears", "top is a"])
    navigator.push(page("b"))
    #expect(log.take() == ["a disappears", "b appears", "top is b"])
    #expect(navigator.pop())
    #expect(log.take() == ["b disappears", "a appears", "top is a"])
    #expect(navigator.pop())
    #expect(!navigator.pop())
    #expect(log.take() == ["a disappears", "root appears", "top is root"])
  }

  @Test func goesBackToAScreen_ThatIsAlreadyInTheStack() {
    let root = page("root")
    let (a, b, c) = (page("a"), page("b"), page("c"))
    let navigator = Navigator(root: root)
    for screen in [a, b, c] { navigator.push(screen) }
    _ = log.take()
    navigator.push(a)
    #expect(log.take() == ["c disappears", "a appears"])
    #expect(navigator.screens.map(\.title) == ["root", "a"])
    #expect(a.context.navigator === navigator)
    #expect(b.context.navigator == nil)
    #expect(c.context.navigator == nil)
  }

  @Test func keepsTheStack_WhenTheTopIsPushedAgain() {
    let root = page("root")
    let navigator = Navigator(root: root)
    navigator.push(root)
    #expect(navigator.screens.count == 1)
    #expect(root.context.navigator === navigator)
  }

  @Test func letsAScreenGo_WhenItIsPopped() {
    let navigator = Navigator(root: page("root"))
    weak var gone: SampleScreen?
    do {
      let next = page("next")
      gone = next
      navigator.push(next)
      #expect(next.context.navigator === navigator)
      navigator.pop()
      #expect(next.context.navigator == nil)
    }
    #expect(gone == nil)
  }

  @Test func pushesFromAppear_AndFromAnEvent() {
    let root = page("root")
    let navigator = Navigator(root: root)
    let middle = page("middle")
    let top = page("top")
    middle.onAppear = { middle.context.push(top) }
    root.declare { _ in Section("A") { TextRow("a").disclosing { middle } } }
    _ = log.take()
    navigator.topHosted.table.deliver(Tap(), from: Identity("a"))
    #expect(
      log.take() == ["root disappears", "middle appears", "middle disappears", "top appears"])
    #expect(navigator.screens.map(\.title) == ["root", "middle", "top"])
  }

  @Test func asksTheApplication_OnlyWhileTheScreenIsInTheStack() {
    let root = page("root")
    let next = TableScreen(Table(), title: "next")
    let navigator = Navigator(root: root)
    navigator.handlers.add(Liked.self) { _, _ in .handled }
    next.table.show { sections("A[a]") }
    #expect(next.table.deliver(Liked(), from: Identity("a")) == .unhandled)
    navigator.push(next)
    #expect(next.table.deliver(Liked(), from: Identity("a")) == .handled(by: .application))
    navigator.pop()
    #expect(next.table.deliver(Liked(), from: Identity("a")) == .unhandled)
  }

  @Test func sharesOneTimeline() {
    var ticks: [Timeline?] = []
    let timeline = Timeline()
    let root = page("root")
    root.onAppear = { ticks.append(root.context.timeline) }
    let navigator = Navigator(root: root, timeline: timeline)
    navigator.push(page("a"))
    navigator.pop()
    #expect(ticks.count == 2)
    #expect(ticks.allSatisfy { $0 === timeline })
    #expect(navigator.timeline === timeline)
  }
}
