#if SQLite
@_exported import TablewareSQL
#endif
