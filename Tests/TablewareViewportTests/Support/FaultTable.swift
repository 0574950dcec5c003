// The faults F-15…F-32 and F-93…F-113 of the catalog that have no test in this folder, and where
// else a table without a toolkit is tested for them, or why they cannot happen there.
//
// | fault | where |
// | --- | --- |
// | F-15…F-23, F-28, F-31, F-32 on UIKit | `TablewareUIKitTests/Faults`, `OwnershipTests` |
// | F-94…F-113 on UIKit | `TablewareUIKitTests/Faults`, `OwnershipTests` |
// | F-16, F-17 as batches | `TableCommitTests` |
// | F-24 | cells are made for a kind by the surface itself; there is nothing to downcast |
// | F-25 | nothing is registered: a kind comes from the row's type (`AnyRowTests` for F-26) |
// | F-27 | numbers come from collections; those that lie: `LyingCollectionTests` |
// | F-28 for collections over objects | `LyingCollectionTests` |
// | F-29, F-30 | a surface is notified and never asks: there is no data source |
// | F-31, F-32 for late answers | `BackendLifeTests` |
// | F-93 as a height | heights are whole numbers; as a share or a setting: `DisplayTests` |
// | F-95, F-97 as sums | `HeightIndexTests` |
// | F-96 rows only | `WindowTests` |
// | F-98 | `WindowTests`; heights that were measured once: `RememberedHeightTests` |
// | F-99, F-100 | `PlaceTests`, `ReplacedRowTests`, `PlaceOracleTests`, `AnchorOracleTests` |
// | F-102, F-103 | `NavigationTests`, `MotionTests`, `ScrollAndFocusTests` |
// | F-104 | `SizeTests`, `RememberedHeightTests` |
// | F-106 | `SizeTests` |
// | F-107 | `HostSizeTests`: only a terminal has it |
// | F-111 | `HeaderTests` |
// | F-112, F-113 from titles | `HostNavigationTests`, `SectionIndexTests` |
