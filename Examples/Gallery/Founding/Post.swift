import Tableware

/// A post of the feed.
struct Post: Identifiable, Sendable {
  let id: Int
  let author: String
  let text: String
  let imageCount: Int
  var likes: Int
}

extension Post {
  private static let sizes = [(320, 180), (200, 260), (280, 280), (320, 110), (160, 120)]

  /// The picture with a number from 0, in a size of its own.
  func picture(_ number: Int, largest: Int = 1_000) -> RowImage {
    let size = Self.sizes[(id + number) % Self.sizes.count]
    let part = max(1, (max(size.0, size.1) + largest - 1) / largest)
    let drawing = Landscape.hills(seed: id * 3 + number, width: size.0 / 2, height: size.1 / 2)
    return RowImage(
      .data(drawing), width: size.0 / part, height: size.1 / part,
      placeholder: .symbol("photo", glyph: "▦"), label: "Hills under a sky")
  }

  /// The picture of the author, a PNG file.
  var portrait: [UInt8] { Self.portraits[author] ?? [] }

  /// Drawn once: a row reads its picture with each change.
  private static let portraits = Dictionary(
    uniqueKeysWithValues: authors.map { author in
      (author, Portrait.png(seed: author.utf8.reduce(0) { $0 + Int($1) }))
    })

  private static let authors = ["Mei", "Jonas", "Amara", "Luis"]
  private static let texts = [
    "First light on the ridge, and no one else up here but two goats and a thermos of tea.",
    "今天的面终于做对了:水要少,火要大,手不能停。",
    "Short one.",
    "Three days of rain, one leaking roof, four buckets, and a neighbor who plays the cello: it could "
      + "have been a worse week.",
  ]

  /// Returns the same post for the same number, each time.
  init(number: Int) {
    self.init(
      id: number, author: Self.authors[number % Self.authors.count],
      text: Self.texts[number % Self.texts.count],
      imageCount: [0, 1, 3, 5][number % 4],
      likes: number * 7 % 50)
  }
}
