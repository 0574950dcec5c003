import Foundation

extension UITableView {
  /// Whether a call may go on: every public entry point asks this first.
  func allows(_ call: TableCall) -> Bool {
    guard let objection = call.objection(in: phase) else { return true }
    report(objection.rule, objection.verdict, "\(call.rawValue) in the phase “\(phase)”")
    return objection.verdict < .exception
  }

  /// Asks the data source or delegate, which must not change the table meanwhile.
  func asking<Answer>(_ inner: Phase, _ question: () -> Answer) -> Answer {
    let outer = phase
    if outer != .poisoned { phase = inner }
    let answer = question()
    if phase != .poisoned { phase = outer }
    return answer
  }

  func report(_ rule: String, _ verdict: Breach.Verdict, _ detail: String) {
    inspector.report(Breach(rule, verdict, detail))
    if verdict == .exception { phase = .poisoned }
  }
}
