import Tableware
import TablewareMapping

/// The view model: it creates the rows of two types of models, without any views.
final class StoryListModel {
  private let models: [Any]
  private let mapping: RowMapping

  init(_ models: [Any] = StoryListModel.samples) {
    self.models = models
    var mapping = RowMapping()
    mapping.map(Author.self) { AuthorNameRow(author: $0) }
    mapping.map(Story.self) { StoryRow(story: $0) }
    self.mapping = mapping
  }

  var rows: [AnyRow] { mapping.rows(for: models) }

  func position(of row: Identity) -> Position? {
    guard let index = rows.firstIndex(where: { $0.identity == row }) else { return nil }
    return Position(number: index + 1, count: models.count)
  }

  static var samples: [Any] {
    [
      Author(id: 1, name: "Mei"), Story(id: 2, title: "The lamp", author: "Jonas"),
      Author(id: 3, name: "Amara"), Story(id: 4, title: "Four buckets", author: "Mei"),
      Story(id: 5, title: "The ridge", author: "Luis"), Author(id: 6, name: "Luis"),
    ]
  }
}

/// The author of a story.
struct Author: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// A story by an author.
struct Story: Identifiable, Equatable {
  let id: Int
  let title: String
  let author: String
}
