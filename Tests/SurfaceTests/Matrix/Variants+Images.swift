import Tableware

/// Pictures with everything that they hold.
extension Variant {
  static var images: [Variant] {
    values(of: "content.image.source", sources.map { Option($0, row($1)) })
      + only(
        "symbol", [("star", .symbol("star", glyph: "★")), ("heart", .symbol("heart", glyph: "♥"))])
      + only("asset", [("one", .asset("one")), ("two", .asset("two"))])
      + only("data", [("png", .data(png(1))), ("other png", .data(png(2)))])
      + only("url", ["a", "b"].map { ($0, .url("https://example.org/\($0).png")) })
      + values(
        of: "content.image.width",
        [40, 64].map { Option("\($0)", row(.none) { $0.width = $1 }($0)) })
      + values(
        of: "content.image.height",
        [40, 64].map { Option("\($0)", row(.none) { $0.height = $1 }($0)) })
      + values(
        of: "content.image.shape",
        RowImage.Shape.allCases.map { Option("\($0)", row(.none) { $0.shape = $1 }($0)) })
      + values(
        of: "content.image.contentMode",
        RowImage.ContentMode.allCases.map {
          Option("\($0)", row(.asset("one")) { $0.contentMode = $1 }($0))
        })
      + placeholders
      + values(
        of: "content.image.tint",
        [0xD7_3A4A, 0x00_75CA].map { number in
          let source = RowImage.Source.symbol("star", glyph: "★")
          return Option(
            "#\(String(number, radix: 16))", row(source) { $0.tint = RowColor($1) }(number))
        })
      + values(
        of: "content.image.label",
        ["Alpha", "Omega"].map { Option($0, row(.none) { $0.label = $1 }($0), text: $0) })
  }

  private static let sources: [(String, RowImage.Source)] = [
    ("symbol", .symbol("star", glyph: "★")), ("asset", .asset("one")), ("data", .data(png(1))),
    ("url", .url("https://example.org/a.png")), ("none", .none),
  ]

  private static var placeholders: [Variant] {
    let all: [(String, RowImage.Placeholder)] = [
      ("initials", .initials("Mei Tanaka")), ("symbol", .symbol("star", glyph: "★")),
      ("skeleton", .skeleton),
    ]
    func row(_ placeholder: RowImage.Placeholder) -> RowContent {
      RowContent(image: RowImage(.none, placeholder: placeholder), title: "Title")
    }
    return values(of: "content.image.placeholder", all.map { Option($0.0, row($0.1)) })
      + values(
        of: "content.image.placeholder",
        ["Mei Tanaka", "Omar Haddad"].map { Option($0, row(.initials($0))) })
      + values(
        of: "content.image.placeholder",
        ["★", "♥"].map { Option($0, row(.symbol("star", glyph: $0))) })
      + values(
        of: "content.image.placeholder",
        ["star", "heart"].map { Option($0, row(.symbol($0, glyph: "★"))) })
  }

  private static func only(
    _ name: String, _ sources: [(String, RowImage.Source)]
  ) -> [Variant] {
    values(of: "content.image.source", sources.map { Option($0.0, row($0.1)) })
  }

  private static func row(_ source: RowImage.Source) -> RowContent {
    RowContent(image: RowImage(source), title: "Title")
  }

  private static func row<Value>(
    _ source: RowImage.Source, _ change: @escaping (inout RowImage, Value) -> Void
  ) -> (Value) -> RowContent {
    { value in
      var image = RowImage(source, placeholder: .initials("Mei Tanaka"))
      change(&image, value)
      return RowContent(image: image, title: "Title")
    }
  }

  private static func png(_ last: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, last]
  }
}
