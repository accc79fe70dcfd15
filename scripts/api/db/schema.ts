/**
 * One entry per version of the database; `user_version` counts those already run. A released entry never changes: a new
 * schema is a new entry.
 *
 * The festival's tables are a read model, replaced as a whole when the content changes: each answer is stored as the
 * JSON that is sent, next to the columns it is looked up by. Hidden events are not stored, so no query can reveal one.
 * The data of visitors (accounts, tokens, subscriptions, messages) is relational and never refers to the festival's
 * tables by foreign key, since it outlives them.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE document (
    collection TEXT NOT NULL,
    id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    year INTEGER,
    body TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX document_position ON document (collection, position);

  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    parent INTEGER,
    edition INTEGER,
    type INTEGER,
    starts_on TEXT,
    ends_on TEXT,
    takes_registration INTEGER NOT NULL CHECK (takes_registration IN (0, 1)),
    body TEXT NOT NULL,
    CHECK ((starts_on IS NULL) = (ends_on IS NULL) AND starts_on <= ends_on)
  ) STRICT;

  CREATE TABLE event_activity_type (
    event INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    activity_type INTEGER NOT NULL,
    PRIMARY KEY (event, activity_type)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE event_person (
    event INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY (event, person)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE search_entry (
    position INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('event', 'person')),
    names TEXT NOT NULL,
    context TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX token_account ON token (account, created_at);
  CREATE INDEX token_expiry ON token (expires_at);

  CREATE TABLE subscription (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    event INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (account, event)
  ) STRICT;

  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('contact', 'partnership')),
    body TEXT NOT NULL CHECK (json_valid(body)),
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE outbox (
    message INTEGER PRIMARY KEY REFERENCES message (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_try_at INTEGER NOT NULL,
    last_error TEXT
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (next_try_at);
  `,
  // Columns that a registration depends on. Answers state whether an event is full, so they change with subscriptions.
  `
  ALTER TABLE event ADD COLUMN over_at TEXT;
  ALTER TABLE event ADD COLUMN status TEXT;
  ALTER TABLE event ADD COLUMN capacity INTEGER;
  ALTER TABLE event ADD COLUMN is_full INTEGER NOT NULL DEFAULT 0 CHECK (is_full IN (0, 1));
  ALTER TABLE search_entry ADD COLUMN record INTEGER;
  CREATE INDEX search_entry_record ON search_entry (kind, record);
  CREATE INDEX subscription_event ON subscription (event);
  `,
];
