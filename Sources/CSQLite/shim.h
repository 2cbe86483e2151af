// What Swift cannot see of SQLite by itself: macros that are not numbers, and functions with
// varying arguments.
#pragma once
#include <sqlite3.h>
#include <stddef.h>

static const int SQLITE_IOERR_SHORT_READ_VALUE = SQLITE_IOERR_SHORT_READ;

/// Binds text, of which SQLite makes a copy of its own.
static inline int puppy_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int bytes) {
  return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

/// Binds bytes, of which SQLite makes a copy of its own.
static inline int puppy_sqlite3_bind_blob(
    sqlite3_stmt *statement, int index, const void *content, int bytes) {
  // A blob without bytes has no address, and SQLite would take that for NULL.
  return bytes == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, content, bytes, SQLITE_TRANSIENT);
}

/// Lets neither SQL nor what a file has in its schema do harm to it.
static inline int puppy_sqlite3_defend(sqlite3 *connection) {
  int result = sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  return result != SQLITE_OK
      ? result
      : sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
}

/// Leaves the files as they are when the connection is closed.
static inline int puppy_sqlite3_keep_files_as_they_are(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}
