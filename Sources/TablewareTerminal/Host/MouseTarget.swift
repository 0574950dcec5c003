import Tableware
import TablewareViewport

/// The part of a row under the mouse.
enum MouseTarget: Hashable {
  /// The row itself.
  case row
  case detail
  /// The mark that collapses the row.
  case expansion
  /// A control that is activated as a whole.
  case control
  /// A position in the text of a field.
  case character(Int)
  case part(DateEditor.Part)
  case step(Int)
  case choose(Int)
  case number(Double)
}

extension TerminalScreen {
  /// What the focused row is to its section.
  var focusedPlace: RowPlace {
    switch viewport.focus?.role {
    case .header: .header(isInteractive: true)
    case .footer: .footer
    default: .row
    }
  }

  /// Returns the part of the focused row at a column of a line of the table; `nil` if the row is
  /// not on screen.
  ///
  /// - Parameter drag: the object that the mouse holds: a held slider is found at any position of
  ///   the mouse.
  func target(at column: Int, _ line: Int, holding drag: Drag? = nil) -> MouseTarget? {
    guard let path = viewport.focus, let frame = viewport.frame(of: path),
      let content = viewport.focusedContent
    else { return nil }
    let line = line - frame.y
    let shape = RowShape(content, in: focusedPlace, width: frame.width, editing: editing)
    let layout = shape.layout
    if case .slider = drag {
      guard let columns = layout.control, let track = layout.face?.track,
        let number = content.control?.input.scale?.number
      else { return nil }
      let position = column - columns.lowerBound - track.lowerBound
      return .number(number.value(at: Double(position) / Double(max(1, track.count - 1))))
    }
    if case .text = content.control, let position = character(at: column, line, shape, drag) {
      return .character(position)
    }
    guard line == 0 else { return .row }
    if content.expansion?.change != nil, layout.expansion.contains(column) { return .expansion }
    if content.accessory.hasDetail, column == layout.accessory { return .detail }
    if let caption = layout.caption(at: column), content.sort?.columns.contains(caption) == true {
      return .choose(caption)
    }
    guard let columns = layout.control, columns.contains(column),
      let (part, fraction) = layout.face?.part(at: column - columns.lowerBound)
    else { return .row }
    switch part.spot {
    case .activate: return .control
    case .step(let steps): return .step(steps)
    case .choose(let index): return .choose(index)
    case .part(let part): return .part(part)
    case .slide:
      guard let number = content.control?.input.scale?.number else { return .row }
      return .number(number.value(at: fraction))
    case .number(let number): return .number(number)
    case nil: return .row
    }
  }

  /// Returns the position in a field's text; `nil` beside the field, unless the mouse holds a
  /// selection.
  private func character(
    at column: Int, _ line: Int, _ shape: RowShape, _ drag: Drag?
  ) -> Int? {
    guard case .text(let input) = viewport.focusedContent?.control else { return nil }
    var isHeld = false
    if case .selection = drag { isHeld = true }
    var start = 0
    var text = FieldText(input.text, isSecret: input.kind == .secure)
    if case .text(let typing) = editing {
      (start, text) = (typing.start, FieldText(typing.editor))
    }
    if shape.area.isEmpty {
      guard let columns = shape.layout.control, isHeld || line == 0 && columns.contains(column)
      else { return nil }
      // Beside the field the text scrolls.
      if column < columns.lowerBound { return max(0, start - 1) }
      return text.index(
        atColumn: column - columns.lowerBound,
        in: min(start, text.characters.count)..<text.characters.count)
    }
    guard isHeld || shape.area.contains(line) else { return nil }
    let columns = shape.areaColumns(width: surface.size.width)
    let lines = text.lines(columns: columns.count - 1)
    let wanted = min(max(start + line - shape.area.lowerBound, 0), lines.count - 1)
    return text.index(atColumn: max(0, column - columns.lowerBound), in: lines[wanted])
  }
}
