import Tableware

/// An event that needs a handler.
struct Liked: Event, Equatable {
  var stars = 1
}

/// An event that needs no handler.
struct Glanced: OptionalEvent {
}
