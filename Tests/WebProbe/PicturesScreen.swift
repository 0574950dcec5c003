import Gallery
import Synchronization
import Tableware
import TablewareHosting

/// Ten thousand rows, each with a picture of its own from the net.
final class PicturesScreen: Screen {
  let context = ScreenContext()
  let title = "Pictures"
  var status: String { SlowPictures.shared.report }

  func appear() { context.every(.milliseconds(200)) {} }

  var sections: [Section] {
    Section("pictures") {
      ForEach(0..<10_000, id: \.self) { PictureRow(id: $0) }
    }
  }
}

private struct PictureRow: Row {
  let id: Int
  var body: RowContent {
    RowContent(
      image: RowImage(
        .url("https://pictures.example/\(id).png"), placeholder: .initials("P \(id)")),
      title: "Picture \(id)")
  }
}

/// A net that is slow in an irregular manner and loses one picture of ten. The color of a picture
/// is the number in its address.
final class SlowPictures: ImageLoader {
  static let shared = SlowPictures()

  private struct Counts {
    var started = 0
    var running = 0
    var most = 0
    var canceled = 0
  }

  private let counts = Mutex(Counts())

  /// What was asked so far, for the line of status.
  var report: String {
    counts.withLock { "\($0.started) started, \($0.most) at once, \($0.canceled) canceled" }
  }

  func bytes(of address: String) async throws -> [UInt8] {
    counts.withLock { counts in
      counts.started += 1
      counts.running += 1
      counts.most = max(counts.most, counts.running)
    }
    defer { counts.withLock { $0.running -= 1 } }
    let number = Int(address.filter(\.isNumber)) ?? 0
    let noise = number &* 2_654_435_761 >> 7
    do {
      try await Task.sleep(for: .milliseconds(20 + noise % 600))
    } catch {
      counts.withLock { $0.canceled += 1 }
      throw error
    }
    guard number % 10 != 7 else { throw ImageLoadError.badStatus(503) }
    let color = [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return PNG.file(1, 1, colorType: 2, [0] + color)
  }
}
