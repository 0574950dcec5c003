/// What a browser gets beside the page: one script and one style sheet, each put together from
/// small files.
package enum ClientFiles {
  /// The bytes of `app.js`: a module that needs nothing else, under 24,000 bytes.
  package static let script = join(scripts.map(bare))
  /// The bytes of `file.js`, which `app.js` loads with the first file that the user sends.
  package static let fileScript = bare(PackageResources.file_js)
  /// The bytes of `app.css`.
  package static let style = join(styles)

  /// The order of the script: names before what runs with them, `begin` at the end.
  private static let scripts: [[UInt8]] = [
    PackageResources.page_js, PackageResources.send_js, PackageResources.say_js,
    PackageResources.layout_js, PackageResources.look_js, PackageResources.focus_js,
    PackageResources.item_js, PackageResources.box_js, PackageResources.animate_js,
    PackageResources.history_js, PackageResources.patch_js,
    PackageResources.connect_js, PackageResources.swipe_js, PackageResources.drag_js,
    PackageResources.drops_js, PackageResources.fields_js, PackageResources.keys_js,
    PackageResources.begin_js,
  ]

  /// The order of the style sheet: later rules win.
  private static let styles: [[UInt8]] = [
    PackageResources.base_css, PackageResources.chrome_css, PackageResources.row_css,
    PackageResources.layout_css,
    PackageResources.control_css, PackageResources.action_css, PackageResources.box_css,
    PackageResources.mode_css,
  ]

  /// A script without what only people need: lines of comment, indentation, and spaces, line
  /// breaks and semicolons around signs, and parentheses around a single parameter; `let` is
  /// shorter than `const`, `!0` than `true`, and one declaration than several. Text in quotes is
  /// not changed.
  private static func bare(_ file: [UInt8]) -> [UInt8] {
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n").map { line in
      line.drop { $0 == " " }
    }
    let code = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let loose =
      #/ ?("[^"\n]*"|`[^`]*`)| ?(\{)[ \n]?|[; \n]*(\}) ?|[ \n]?([=!&|?:<>+*\/\-]+)[ \n]|([;,:(\[)])[ \n]| ([(\[])|\b(const|true|false)\b|\((\w+)\) =>[ \n]/#
      .wordBoundaryKind(.simple)
    let tight = code.replacing(loose) { match -> Substring in
      if let word = match.7 { return word == "const" ? "let" : word == "true" ? "!0" : "!1" }
      if let parameter = match.8 { return parameter + "=>" }
      let begin: Substring? = match.1 ?? match.2 ?? match.3
      let end: Substring? = match.4 ?? match.5 ?? match.6
      return begin ?? end ?? ""
    }
    // Without braces, nothing but declarations is between the first and the last one.
    let declarations = #/(^|[;{}\n])(let\b[^;{}\n]*)((?:;let\b[^;{}\n]*)+)/#
      .wordBoundaryKind(.simple)
    let joined = tight.replacing(declarations) { match in
      match.1 + match.2 + match.3.replacing(#/;let ?/#, with: ",")
    }
    return Array(joined.utf8)
  }

  private static func join(_ files: [[UInt8]]) -> [UInt8] {
    Array(files.joined(separator: [UInt8(ascii: "\n")]))
  }
}
