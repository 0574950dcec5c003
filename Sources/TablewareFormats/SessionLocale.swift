import Foundation
import Tableware

extension FormatStyle {
  /// The style in the language of the session that is served, unless it has a locale of its own.
  ///
  /// A server shows each session in its own language, so the locale of the process would be wrong.
  var inSessionLanguage: Self {
    guard let language = Words.current.language, self == locale(.autoupdatingCurrent) else {
      return self
    }
    return locale(Locale(identifier: language))
  }
}
