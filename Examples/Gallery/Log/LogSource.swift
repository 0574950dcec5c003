/// The origin of the lines of the log screen.
protocol LogSource: AnyObject {
  /// The name beside the title.
  var name: String { get }
  /// The lines, the oldest first.
  var lines: [LogLine] { get }
  /// Reads once, and reports the changes.
  func poll() -> [LogChange]
  /// Removes the lines.
  func clear()
}

extension LogFollower: LogSource {
  var name: String { path }
}

/// The requests of a server that does not exist, for a machine without logs: the same lines on
/// every machine, and then two a second.
final class SampleLog: LogSource {
  let name = "example"
  private(set) var lines: [LogLine] = []
  private var count = 0
  private var polls = 0

  /// The first poll reports thirty lines, and every second one after it another line.
  func poll() -> [LogChange] {
    polls += 1
    let added = polls == 1 ? 30 : polls.isMultiple(of: 2) ? 0 : 1
    guard added > 0 else { return [] }
    let new = (count..<count + added).map { LogLine(id: $0, text: Self.text($0)) }
    count += added
    lines += new
    return [.appended(new)]
  }

  func clear() { lines = [] }

  private static func text(_ number: Int) -> String {
    let paths = ["/", "/songs", "/songs/12", "/search?q=blue", "/albums/7/cover"]
    let path = paths[number * 7 % paths.count]
    let time = "12:\(pad(number / 60 % 60)):\(pad(number % 60))"
    return switch number % 17 {
    case 5: "\(time)  warning: GET \(path) took \(900 + number % 40) ms"
    case 13: "\(time)  error: GET \(path) 503, the database is busy"
    default: "\(time)  GET \(path) 200 in \(4 + number * 5 % 23) ms"
    }
  }

  private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
