import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

extension TerminalHost {
  func handle(_ mouse: Mouse) {
    switch mouse.action {
    case .wheelUp: stage.viewport.scroll(by: -3)
    case .wheelDown: stage.viewport.scroll(by: 3)
    case .press(.left): press(mouse)
    case .drag(.left): drag(mouse)
    case .release(.left): release(mouse)
    case .press(.right): pressRight(mouse)
    default: break
    }
  }

  private func press(_ mouse: Mouse) {
    let stage = stage
    stage.cancelDrag()
    if let title = Chrome(size: size).indexTitle(at: mouse, stage) {
      finishEditing()
      if stage === self.stage { jump(toIndex: title) }
      return
    }
    guard let row = row(at: mouse) else { return }
    if let editing = stage.editing, editing.row != stage.table.snapshot.rowID(at: row) {
      finishEditing()
      // Whoever heard of that may have shown something else.
      guard stage === self.stage else { return }
    }
    stage.viewport.focus(row)
    guard let target = stage.target(at: mouse.column, line(of: mouse)) else { return }
    if target == .row, let id = stage.viewport.focusedIdentity,
      stage.viewport.host.presentation(at: row)?.isMovable == true
    {
      // It is a click or the beginning of a move: the release will tell.
      return stage.drag = .row(Drag.HeldRow(row: id, line: line(of: mouse)))
    }
    act(on: target)
  }

  private func drag(_ mouse: Mouse) {
    switch stage.drag {
    case .row(let held): stage.drag(held, to: line(of: mouse))
    case .slider(let row), .selection(let row):
      guard stage.viewport.focusedIdentity == row,
        let target = stage.target(at: mouse.column, line(of: mouse), holding: stage.drag)
      else { return }
      if case .character(let place) = target {
        type { $0.place(place, selecting: true) }
      } else {
        act(on: target)
      }
    case nil: break
    }
  }

  private func release(_ mouse: Mouse) {
    let stage = stage
    guard case .row(let held)? = stage.drag else { return stage.drag = nil }
    stage.drag = nil
    if held.isHeld {
      stage.host.endMoving(at: held.target)
    } else if stage.viewport.focusedIdentity == held.row {
      act(on: .row)
    }
  }

  private func pressRight(_ mouse: Mouse) {
    let stage = stage
    stage.cancelDrag()
    finishEditing()
    guard stage === self.stage else { return }
    if stage.search == nil, let row = row(at: mouse), openMenu(at: row) { return }
    goBack()
  }

  private func act(on target: MouseTarget) {
    let stage = stage
    guard let content = stage.viewport.focusedContent, content.isEnabled else {
      stage.viewport.perform(.tap)
      return
    }
    switch target {
    case .detail: stage.viewport.perform(.detail)
    case .expansion: stage.viewport.perform(.toggleExpansion)
    case .character(let place):
      if stage.editing == nil, case .text(let input) = content.control { beginTyping(input) }
      guard stage === self.stage, case .text(let typing) = stage.editing else { return }
      type { $0.place(place) }
      stage.drag = .selection(typing.row)
    case .part(let part):
      guard case .date(var typing) = stage.editing else { return }
      typing.editor.choose(part)
      stage.editing = .date(typing)
    case .number(let number):
      if let row = stage.viewport.focusedIdentity { stage.drag = .slider(row) }
      if content.control?.input.scale?.number.value != number { set(.number(number)) }
    case .step(let steps): set(content.control?.adjusted(by: steps))
    case .choose(let index):
      if case .choice(let choice) = content.control, choice.selected != index {
        set(.index(index))
      }
    case .control: activate()
    case .row:
      switch content.control {
      case .toggle, .text, .date: if stage.editing == nil { activate() }
      // A click beside a control with steps does not say where to.
      default: stage.viewport.perform(.tap)
      }
    }
  }

  private func line(of mouse: Mouse) -> Int { mouse.row - Chrome(size: size).tableTop }

  private func row(at mouse: Mouse) -> RowPath? {
    guard mouse.column < stage.surface.size.width, line(of: mouse) < stage.surface.size.height
    else {
      return nil
    }
    return stage.viewport.row(at: line(of: mouse))
  }
}
