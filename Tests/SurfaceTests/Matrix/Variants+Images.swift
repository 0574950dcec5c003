import Tableware

/// Pictures of rows, values and details, with everything that they hold.
extension Variant {
  static var images: [Variant] {
    ImageVariants(field: "content.image") { RowContent(image: $0, title: "Title") }.all
      + ImageVariants(field: "content.values.image") {
        RowContent(title: "Title", values: [RowValue("7", image: $0)])
      }.all
      + ImageVariants(field: "content.details.image") {
        RowContent(title: "Title", details: [RowDetail("Label", "Text", image: $0)])
      }.all
  }
}

/// The fields of a picture, somewhere in a row.
private struct ImageVariants {
  let field: String
  let row: (RowImage) -> RowContent

  var all: [Variant] {
    sources
      + values("width", [("40", initials { $0.width = 40 }), ("64", initials { $0.width = 64 })])
      + values(
        "height", [("40", initials { $0.height = 40 }), ("64", initials { $0.height = 64 })])
      + values(
        "shape",
        RowImage.Shape.allCases.map { shape in ("\(shape)", initials { $0.shape = shape }) })
      + values(
        "contentMode",
        RowImage.ContentMode.allCases.map { mode in
          ("\(mode)", RowImage(.asset("one"), contentMode: mode))
        })
      + placeholders
      + values(
        "tint",
        [0xD7_3A4A, 0x00_75CA].map { number in
          let star = RowImage.Source.symbol("star", glyph: "★")
          return ("#\(String(number, radix: 16))", RowImage(star, tint: RowColor(number)))
        })
      + Variant.values(
        of: "\(field).label",
        ["Alpha", "Omega"].map { label in
          Variant.Option(label, row(initials { $0.label = label }), text: label)
        })
  }

  private var sources: [Variant] {
    let kinds: [[(String, RowImage.Source)]] = [
      [
        ("symbol", .symbol("star", glyph: "★")), ("asset", .asset("one")),
        ("data", .data(Self.png(1))), ("url", .url("https://example.org/a.png")), ("none", .none),
      ],
      [("star", .symbol("star", glyph: "★")), ("heart", .symbol("heart", glyph: "♥"))],
      [("one", .asset("one")), ("two", .asset("two"))],
      [("png", .data(Self.png(1))), ("other png", .data(Self.png(2)))],
      ["a", "b"].map { ($0, .url("https://example.org/\($0).png")) },
    ]
    return kinds.flatMap { kind in values("source", kind.map { ($0.0, RowImage($0.1)) }) }
  }

  private var placeholders: [Variant] {
    let kinds: [[(String, RowImage.Placeholder)]] = [
      [
        ("initials", .initials("Mei Tanaka")), ("symbol", .symbol("star", glyph: "★")),
        ("skeleton", .skeleton),
      ],
      ["Mei Tanaka", "Omar Haddad"].map { ($0, .initials($0)) },
      ["★", "♥"].map { ($0, .symbol("star", glyph: $0)) },
      ["star", "heart"].map { ($0, .symbol($0, glyph: "★")) },
    ]
    return kinds.flatMap { kind in
      values("placeholder", kind.map { ($0.0, RowImage(.none, placeholder: $0.1)) })
    }
  }

  private func values(_ part: String, _ images: [(String, RowImage)]) -> [Variant] {
    Variant.values(of: "\(field).\(part)", images.map { Variant.Option($0.0, row($0.1)) })
  }

  private func initials(_ change: (inout RowImage) -> Void) -> RowImage {
    var image = RowImage(.none, placeholder: .initials("Mei Tanaka"))
    change(&image)
    return image
  }

  private static func png(_ last: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, last]
  }
}
