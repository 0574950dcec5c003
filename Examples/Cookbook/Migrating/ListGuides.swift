import Tableware

/// The code of Documentation/migrating/swiftui-list.md, textual.md and liveview.md.
enum ListGuides {
  // entry: migrating-swiftui
  struct Plant: Identifiable {
    let id: Int
    let name: String
  }

  final class PlantsScreen: Screen {
    let context = ScreenContext()
    let title = "Plants"
    private var plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Ivy")]

    var sections: [Section] {
      Section("plants") {
        ForEach(plants) { plant in
          TextRow(plant.name).deletable { self.plants.removeAll { $0.id == plant.id } }
        }
      }
    }
  }
  // end

  // entry: migrating-textual
  final class JobsScreen: Screen {
    let context = ScreenContext()
    let title = "Jobs"
    private var jobs = [(name: "build", time: "12 min")]

    var commands: [Command] {
      [Command("a", "Add") { self.jobs.append((name: "deploy", time: "1 min")) }]
    }

    var sections: [Section] {
      Section("jobs", header: SectionHeader("Job", values: ["Time"])) {
        ForEach(jobs, id: \.name) { TextRow($0.name, value: $0.time) }
      }
    }
  }
  // end

  // entry: migrating-liveview
  final class TasksScreen: Screen {
    let context = ScreenContext()
    let title = "Tasks"
    private var tasks = ["Water the plants", "Call Ada"]

    var sections: [Section] {
      Section("tasks") {
        ForEach(tasks, id: \.self) { task in
          TextRow(task).onTap { self.tasks.removeAll { $0 == task } }
        }
      }
    }
  }
  // end
}
