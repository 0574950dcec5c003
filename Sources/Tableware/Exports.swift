// Paths, batches and plans are part of what a back end is given; who writes one imports one module.
@_exported import TablewareDiff
