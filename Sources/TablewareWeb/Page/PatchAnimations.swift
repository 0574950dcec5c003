import Tableware
import TablewareHosting

/// The animations of the commits since the latest patch.
///
/// A client that takes several commits in one patch sees each removed and replaced row with the
/// animation of its commit, and all inserted rows with those of the newest one.
struct PatchAnimations {
  /// The animations of removed and replaced items, by their numbers.
  private var items: [Int: RowAnimation] = [:]
  /// The animations of the newest commit that changed the structure.
  private var newest: CommitAnimations?
  /// Whether no commit may be animated; `nil` without a commit.
  private(set) var isNone: Bool?

  /// Notes a commit that inserts, removes or moves rows.
  mutating func note(_ animations: CommitAnimations) {
    newest = animations
    isNone = animations.isNone && isNone ?? true
  }

  /// Notes a state that is shown as a whole.
  mutating func noteReload() { isNone = isNone ?? true }

  mutating func note(_ animation: RowAnimation, of item: Int) { items[item] = animation }

  /// The animation of an item that the patch removes.
  func removal(of item: Int) -> RowAnimation { items[item] ?? .automatic }

  /// The animation of an item that the patch inserts.
  func insertion(of entry: WebPage.Entry, in section: Identity) -> RowAnimation {
    items[entry.id] ?? newest?.animations(of: entry.identity, in: section).insertion ?? .automatic
  }
}

extension WebPage {
  /// Notes the animations of a batch, and of the entries that it removes.
  ///
  /// - Parameter keeps: whether the row at a path of the shown snapshot stays.
  func noteAnimations(keeps: (RowPath) -> Bool) {
    let chosen = table.commitAnimations
    animations.note(chosen)
    for entry in entries where !keeps(entry.item.path) {
      let section = snapshot.sectionID(at: entry.item.section)
      animations.note(chosen.animations(of: entry.identity, in: section).removal, of: entry.id)
    }
  }

  /// Notes the animation of an entry whose kind changed, which is another item for the client.
  func noteReplacement(of old: Entry, by new: Entry) {
    guard old.id != new.id else { return }
    let section = snapshot.sectionID(at: new.item.section)
    let animation = table.commitAnimations.animations(of: new.identity, in: section).replacement
    animations.note(animation, of: old.id)
    animations.note(animation, of: new.id)
  }

  /// Moves the animations of the commits since the latest patch into a patch. Those that the
  /// surface chooses are left out.
  func takeAnimations(into patch: inout Patch) {
    defer { animations = PatchAnimations() }
    guard !patch.isReset else { return }
    if animations.isNone == true { return patch.isUnanimated = true }
    var items: [RowAnimation: [Int]] = [:]
    for case .remove(let ids) in patch.operations {
      for id in ids { items[animations.removal(of: id), default: []].append(id) }
    }
    let inserted = patch.insertedItems
    for entry in entries where inserted.contains(entry.id) {
      let section = snapshot.sectionID(at: entry.item.section)
      items[animations.insertion(of: entry, in: section), default: []].append(entry.id)
    }
    patch.animations = RowAnimation.allCases.compactMap { animation in
      guard animation != .automatic, let items = items[animation] else { return nil }
      return Patch.Animation(name: "\(animation)", items: items)
    }
  }
}
