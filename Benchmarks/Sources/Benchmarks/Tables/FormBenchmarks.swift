import Tableware
import TablewareForms
import TablewareHosting
import TablewareViewport

/// What one change costs in a form of ten thousand fields.
enum FormBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    [
      Benchmark("form-change-10k", yardstick: "the same in 100 fields", target: .ratio(3)) {
        (change(fields: scale(10_000)), change(fields: scale(100)))
      },
      Benchmark("form-submit-10k", yardstick: "one dictionary of the tags") {
        (submit(fields: scale(10_000)), dictionary(fields: scale(10_000)))
      },
    ]
  }

  private static func form(fields: Int) -> FormState {
    let form = FormState()
    for field in 0..<fields {
      form["field \(field)"] = .text("value \(field)")
      form.rule("field \(field)", .length(1...40), when: .change)
    }
    return form
  }

  /// Twenty letters typed into one field: each is checked, declared, committed and laid out.
  private static func change(fields: Int) -> () -> Void {
    let form = form(fields: fields)
    let table = Table()
    let tags = (0..<fields).map { "field \($0)" }
    func show() {
      table.show {
        Section("form") {
          ForEach(tags, id: \.self) { TextFieldRow($0, text: form.text($0)) }
        }
      }
    }
    form.onChange = { _ in show() }
    show()
    let viewport = Viewport(table, on: TextSurface())
    viewport.focus(RowPath(section: 0, row: fields / 2))
    viewport.scroll(to: RowPath(section: 0, row: fields / 2), at: .middle)
    viewport.layout()
    return {
      for letter in 0..<20 {
        viewport.perform(.set(.text("typed \(letter)")))
        TableHost(table).commit()
        viewport.layout()
      }
    }
  }

  private static func submit(fields: Int) -> () -> Void {
    let form = form(fields: fields)
    return { _ = form.submit() }
  }

  private static func dictionary(fields: Int) -> () -> Void {
    let tags = (0..<fields).map { "field \($0)" }
    return { _ = Dictionary(uniqueKeysWithValues: tags.map { ($0, true) }) }
  }
}
