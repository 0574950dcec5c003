import Tableware

/// The code of Documentation/migrating/textual.md.
enum TextualGuide {
  // entry: migrating-textual
  final class JobsScreen: Screen {
    let context = ScreenContext()
    let title = "Jobs"
    private var jobs = [(name: "build", state: "running"), (name: "deploy", state: "waiting")]
    private var count = 2

    var commands: [Command] {
      [
        Command("a", "Add") {
          self.count += 1
          self.jobs.append((name: "job \(self.count)", state: "waiting"))
        },
        Command("d", "Delete") { focused in
          self.jobs.removeAll { $0.name == focused?.id(as: String.self) }
        },
      ]
    }

    var sections: [Section] {
      let captions = [RowValue("State", width: 8)]
      Section("jobs", header: SectionHeader("Job", values: captions)) {
        ForEach(jobs, id: \.name) { job in
          TextRow(job.name, value: RowValue(job.state, width: 8)).onTap { self.finish(job.name) }
        }
      }
    }

    private func finish(_ name: String) {
      for index in jobs.indices where jobs[index].name == name { jobs[index].state = "done" }
    }
  }
  // end
}
