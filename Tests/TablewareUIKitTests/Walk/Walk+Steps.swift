import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

extension Walk {
  /// What may happen next.
  enum Action: CaseIterable {
    case show, showTwice, showDuplicate, showInBackground, edit, editSection
    case drag, flick, scrollTo
    case tap, mode, select, tapSwitch
    case reorder, swipe, swipeOpen
    case window, resize, memory, keyboard
    case focus, type, unfocus
    case interrupt, animations, outsideReload, outsideSource, newBackend
    case chooseAnimations, nextAnimations, reduceMotion, textSize, press
    case rotate, present, dragRow, dropText, unanimated
  }

  /// Each as often as its weight.
  static let actions: [Action] =
    Action.allCases + Array(repeating: .show, count: 8) + Array(repeating: .edit, count: 4)
    + [.showTwice, .editSection, .drag, .scrollTo, .tap, .tap, .focus, .type, .type, .reorder]

  func act(_ action: Action) {
    switch action {
    case .show, .showDuplicate: change()
    case .showTwice: for _ in 0...Int.random(in: 1...3, using: &random) { change() }
    case .showInBackground: showInBackground()
    case .edit: edit()
    case .editSection: editSection()
    case .drag: if isAttached { tableView.simulateDrag(by: distance()) }
    case .flick: if isAttached { tableView.simulateFlick(by: distance()) }
    case .scrollTo: scrollTo()
    case .tap: tap()
    case .mode: setMode()
    case .select: select()
    case .tapSwitch: tapSwitch()
    case .reorder: reorder()
    case .swipe: swipe()
    case .swipeOpen: swipeOpen()
    case .window: toggleWindow()
    case .resize: resize()
    case .memory: warn()
    case .keyboard: window.simulateKeyboard(height: Bool.random(using: &random) ? 200 : 0)
    case .focus: focusField()
    case .type: type()
    case .unfocus: unfocus()
    case .interrupt: if isAttached { tableView.simulateInterruption() }
    case .animations: tableView.inspector.animationsFinish.toggle()
    case .outsideReload: outsideReload()
    case .outsideSource: outsideSource()
    case .newBackend: newBackend()
    case .chooseAnimations: backend?.animations = RowAnimations(anyAnimation())
    case .nextAnimations: backend?.nextAnimations = RowAnimations(anyAnimation())
    case .reduceMotion: UIAccessibility.isReduceMotionEnabled.toggle()
    case .textSize: changeTextSize()
    case .press: press()
    case .rotate: rotate()
    case .present: present()
    case .dragRow: dragRow()
    case .dropText: dropText()
    case .unanimated: UIView.performWithoutAnimation { changeAtOnce() }
    }
  }

  func change() {
    model.change(using: &random)
    declare()
  }

  /// A change that is committed while animations are off.
  private func changeAtOnce() {
    change()
    VirtualTime.shared.advance(by: 0)
  }

  /// The plan is made by another thread; then the table asks for a commit.
  private func showInBackground() {
    guard isSettled, !VirtualTime.shared.isBusy else { return }
    model.change(using: &random)
    lane.show(model.parts.map(section), on: table) { VirtualTime.shared.isBusy }
  }

  private func distance() -> CGFloat { CGFloat(Int.random(in: -300...300, using: &random)) }

  private func scrollTo() {
    guard let item = model.shown.flatMap(\.items).randomElement(using: &random) else { return }
    let position = [ScrollAlignment.top, .middle, .bottom, .nearest].randomElement(using: &random)
    table.scroll(to: item.id, at: position ?? .nearest)
  }

  // MARK: Edits

  private func edit() {
    guard let item = model.items.randomElement(using: &random), !model.hasDuplicates,
      let (part, position) = model.position(of: item.id)
    else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: remove(item.id)
    case 1, 2:
      model.parts[part].items[position].text = "edited \(Int.random(in: 0..<9, using: &random))"
      let edited = model.parts[part].items[position]
      table.row(item.id).update { row(edited) }
    default:
      let moved = model.parts[part].items.remove(at: position)
      guard let target = model.parts.indices.randomElement(using: &random) else { return }
      let to = Int.random(in: 0...model.parts[target].items.count, using: &random)
      model.parts[target].items.insert(moved, at: to)
      table.row(item.id).move(to: to, in: model.parts[target].id)
    }
  }

  private func editSection() {
    guard let part = model.parts.indices.randomElement(using: &random) else { return }
    let handle = table[model.parts[part].id]
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      model.parts[part].isHidden.toggle()
      handle.isHidden = model.parts[part].isHidden
    case 1:
      model.parts[part].header = "edited"
      handle.header = "edited"
    case 2:
      model.parts[part].footer = nil
      handle.footer = nil
    case 3:
      let moved = model.parts.remove(at: part)
      let to = Int.random(in: 0...model.parts.count, using: &random)
      model.parts.insert(moved, at: to)
      handle.move(to: to)
    case 4:
      model.parts.remove(at: part)
      handle.remove()
    default:
      let items = (0..<3).map { _ in model.makeItem(using: &random) }
      let to = Int.random(in: 0...model.parts[part].items.count, using: &random)
      model.parts[part].items.insert(contentsOf: items, at: to)
      handle.insert(at: to) { for item in items { row(item) } }
    }
  }
}
