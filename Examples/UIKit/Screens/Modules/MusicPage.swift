import Tableware
import TablewareMapping

/// The page of a music app: its modules, and how the reader likes them.
final class MusicPage {
  let modules = MusicModule.all
  /// A plain value: save it as JSON, and it is found again.
  private(set) var arrangement: SectionArrangement
  private let save: (SectionArrangement) -> Void

  init(
    _ arrangement: SectionArrangement = SectionArrangement(),
    save: @escaping (SectionArrangement) -> Void = { _ in }
  ) {
    self.arrangement = arrangement
    self.save = save
  }

  func toggle(_ module: MusicModule.ID) {
    if arrangement.hidden.contains(module) {
      arrangement.show(module)
    } else {
      arrangement.hide(module)
    }
    save(arrangement)
  }

  /// Puts a module before another one, or at the end.
  func move(_ module: MusicModule.ID, before next: MusicModule.ID?) {
    let ids = modules.map(\.id)
    let shown = arrangement.arranged(modules).shown.map(\.id)
    guard let old = shown.firstIndex(of: module) else { return }
    let others = shown.filter { $0 != module }
    let new = next.flatMap(others.firstIndex) ?? others.count
    arrangement.move(module, by: new - old, among: ids)
    save(arrangement)
  }
}
