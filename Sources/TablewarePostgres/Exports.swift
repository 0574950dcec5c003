#if Postgres
@_exported import TablewareSQL
#endif
