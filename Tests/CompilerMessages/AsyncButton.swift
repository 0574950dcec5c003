// expect: Start the work, and store its result: context.load { try await … } then: { … }.
import Tableware

func save() async throws {}
let row = ButtonRow("Save") { try await save() }
