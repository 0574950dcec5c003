// expect: Keep the state of the work: ButtonRow(…, running: saving) { try await … }, with AsyncAction(context).
import Tableware

func save() async throws {}
let row = ButtonRow("Save") { try await save() }
