// expect: Import TablewareLoading, keep an AsyncAction(context): ButtonRow(…, running: saving) { try await … }.
import Tableware

func save() async throws {}
let row = ButtonRow("Save") { try await save() }
