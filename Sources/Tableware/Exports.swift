// Paths, batches and plans are arguments of a back end, whose author then imports one module only.
@_exported import TablewareDiff
