import Tableware

extension FormState {
  /// Checks a tag and the tags whose rules read it, after the user set or left it, or (`nil`) after
  /// the app set it.
  ///
  /// - Returns: whether a message changed.
  @discardableResult
  func recheck(_ tag: String, as moment: FormMoment?) -> Bool {
    guard let entry = entries[tag] else { return false }
    if let moment { entries[tag]?.due = max(entry.due ?? moment, moment) }
    // A message of the app stays until the value itself changes.
    var isChanged = moment == .leave && entry.isRejected ? false : recheckOne(tag, as: moment)
    for reader in entry.readers where entries[reader]?.isRejected != true {
      if recheckOne(reader, as: moment) { isChanged = true }
    }
    return isChanged
  }

  private func recheckOne(_ tag: String, as moment: FormMoment?) -> Bool {
    guard let entry = entries[tag] else { return false }
    if entry.message != nil {
      // A message is removed when the value is valid, and replaced by another message that is due.
      check(tag, upTo: entry.due)
    } else if let moment, let due = entry.due, moment <= due {
      check(tag, upTo: moment == .change ? .change : due)
    }
    return entries[tag]?.message != entry.message
  }

  /// Evaluates the rules of a tag, up to a moment, until one is not met.
  func check(_ tag: String, upTo moment: FormMoment?) {
    guard var entry = entries[tag] else { return }
    let log = FormReader.Log()
    let reader = FormReader(form: self, log: log)
    let isAsked =
      !(entry.isHidden?(reader) ?? false) && !(entry.isDisabled?(reader) ?? false)
    entry.message = nil
    let value = stored[tag]
    let isBlank = value?.isBlank ?? true
    if isAsked, let moment {
      for (rule, due) in entry.rules where due <= moment && (rule.asksBlank || !isBlank) {
        checkCount += 1
        guard !rule.isMet(value ?? .text(""), reader) else { continue }
        entry.message = rule.message
        break
      }
    }
    entries[tag]?.message = entry.message
    entries[tag]?.isRejected = false
    // Tags that were read once are kept: not every rule may have been evaluated this time.
    for read in log.tags where read != tag {
      note(read)
      entries[read]?.readers.insert(tag)
    }
  }
}
