// The faults of the catalog that have no test in this folder, and where they are tested, or why
// they cannot happen on a table view.
//
// | fault | where |
// | --- | --- |
// | F-10 | effort of the planner: `PlannerEffortTests`, `EffortBoundTests` |
// | F-27, F-135 | indexes come from arrays: `ValidatorRuleTests`, `BatchMappingTests` |
// | F-29, F-30, F-31, F-44, F-53 | `OwnershipTests` |
// | F-36 | a back end's own callbacks: `CompletionTests` |
// | F-38, F-55, F-72 | the compiler: everything here is on the main actor |
// | F-39, F-40, F-41 | plans made elsewhere: `BackgroundPlanTests`; snapshots are values |
// | F-46, F-47 | `TableViewBackendTests`; screens that come and go: `ScreenControllerTests` |
// | F-50, F-62 | `RowActionTests` |
// | F-51 | `SurroundingsTests` |
// | F-56 | no queue is ever waited for |
// | F-58 | `TableCommitTests`, and `OwnershipTests` for counts that differ |
// | F-64…F-68, F-73, F-75 | not of UIKit: `EventChainTests`, `FailingHandlerTests` |
// | F-77 | `boundRow` and its generation are the token: F-59 |
// | F-78, F-79 | `cell(of:)` returns cells on screen; the random walk checks each dequeue |
// | F-81, F-82, F-83 | `KeyboardTests`, and the random walk |
// | F-87 | not a fault of the table view |
// | F-98, F-105 | `HeightTests`, `CellSourceTests` |
// | F-99, F-100, F-101, F-110, F-126 | `PlaceTests` |
// | F-107, F-111 | terminal only; plain headers float by themselves in UIKit |
// | F-122 | there is no drop from other apps |
// | F-124 | `VoiceOverTests` |
// | F-125 | the focus of remote controls is UIKit's own |
// | F-127…F-134, F-136…F-140 | input and environment: no table view takes part |
