import Tableware

// entry: spoken-description
struct DepartureRow: Row {
  let line: String
  let minutes: Int
  var id: String { line }
  var body: RowContent {
    var content = RowContent(title: line, values: ["\(minutes)′"])
    content.accessibility = RowAccessibility(
      label: "Line \(line)", value: "in \(minutes) minutes", hint: "Shows the stops.")
    return content
  }
}
// end

// entry: decorative-value
struct LoadRow: Row {
  let name: String
  let percent: Int
  var id: String { name }
  var body: RowContent {
    let bar = String(repeating: "█", count: percent / 10)
    return RowContent(
      title: name, values: [RowValue(bar, width: 10, isDecorative: true), "\(percent) %"])
  }
}
// end

// entry: description-of-a-picture
struct PhotoRow: Row {
  let name: String
  var id: String { name }
  var body: RowContent {
    RowContent(
      image: RowImage(
        .asset(name), width: 96, height: 64, placeholder: .symbol("photo", glyph: "▣"),
        label: "Two people on a bridge"),
      title: name)
  }
}
// end
