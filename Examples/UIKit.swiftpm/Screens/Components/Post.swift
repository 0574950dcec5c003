/// A post of the feed.
struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  let author: String
  let text: String
  let pictureCount: Int
  var likes: Int
}

extension Post {
  private static let authors = ["Mei", "Jonas", "Amara", "Luis"]
  private static let texts = [
    "First light on the ridge, and no one else up here but two goats and a thermos of tea.",
    "今天的面终于做对了:水要少,火要大,手不能停。",
    "Short one.",
    "Three days of rain, one leaking roof, four buckets, and a neighbor who plays the cello: it "
      + "could have been a worse week.",
  ]

  /// Returns the same post for the same number, each time.
  init(number: Int) {
    self.init(
      id: number, author: Self.authors[number % Self.authors.count],
      text: Self.texts[number % Self.texts.count], pictureCount: [0, 1, 3, 5][number % 4],
      likes: number * 7 % 50)
  }
}
