import Tableware

/// Everything that lays a row out.
extension Variant {
  static var layouts: [Variant] {
    func row(_ style: RowStyle) -> RowContent {
      var content = RowContent(title: "Title", values: [RowValue("1", width: 4)])
      content.style = style
      return content
    }
    func all<Value>(
      _ field: String, _ values: [Value], _ change: @escaping (inout RowStyle, Value) -> Void
    ) -> [Variant] {
      self.values(
        of: "content.style.\(field)",
        values.map { value in
          var style = RowStyle()
          change(&style, value)
          return Option(String(describing: value), row(style))
        })
    }
    return all("density", RowStyle.Density.allCases) { $0.density = $1 }
      + all("separator", RowStyle.Separator.allCases) { $0.separator = $1 }
      + all("leadingInset", [0, 16, 64]) { $0.leadingInset = $1 }
      + all("trailingInset", [0, 16, 64]) { $0.trailingInset = $1 }
      + values(
        of: "content.style.background",
        grounds.map { Option($0.0, row(RowStyle(background: $0.1))) })
      + values(of: "content.style.selection", grounds.map { Option($0.0, selected($0.1)) })
      + edges
      + values(
        of: "content.style.accessoryRoom",
        rooms.map { (accessory: RowContent.Accessory) in
          Option("\(accessory)", row(RowStyle(accessoryRoom: accessory)))
        })
      + all("hasMenuRoom", [false, true]) { $0.hasMenuRoom = $1 }
      + all("hasColumns", [false, true]) { $0.hasColumns = $1 }
      + all("isNotice", [false, true]) { $0.isNotice = $1 }
  }

  private static let rooms: [RowContent.Accessory] = [.none, .disclosure, .detailDisclosure]

  private static let grounds = [
    ("yellow", RowColor(light: 0xFF_F6D6, dark: 0x2A_2410)),
    ("blue", RowColor(light: 0xEA_F2FF, dark: 0x10_1C2A)),
  ]

  private static func selected(_ color: RowColor) -> Probe {
    var content = RowContent(title: "Title")
    content.style.selection = color
    content.isSelected = true
    return Probe(content)
  }

  private static var edges: [Variant] {
    let accessories: [RowContent.Accessory] = [.disclosure, .checkmark]
    return accessories.flatMap { accessory in
      values(
        of: "content.style.accessoryEdge",
        RowStyle.Edge.allCases.map { edge in
          var content = RowContent(title: "Title", accessory: accessory)
          content.style.accessoryEdge = edge
          return Option("\(edge)", content)
        })
    }
  }
}
