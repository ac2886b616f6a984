-- Up Migration

-- Outgoing mail: one row per recipient, written in the transaction of the fact it tells.
CREATE TABLE mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  recipient text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  -- The token of a link in the letter, encrypted; wiped once the mail is sent.
  sealed_token bytea,
  message_id text NOT NULL UNIQUE,
  dedupe_key text UNIQUE,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'retry', 'failed', 'uncertain')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  claimed_by text,
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mails_due ON mails (next_attempt_at, id) WHERE state IN ('queued', 'retry');
CREATE INDEX mails_state ON mails (state, id);

-- Counters that must survive a restart; the columns are rate-limiter-flexible's.
CREATE TABLE limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

-- Public writes sent twice within a day are recognised by a keyed hash.
CREATE TABLE repeats (
  hash bytea PRIMARY KEY,
  created_at timestamptz NOT NULL
);

CREATE TABLE files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folder text NOT NULL DEFAULT '',
  name text NOT NULL CHECK (name <> '' AND name !~ '[/\\]'),
  type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  width integer,
  height integer,
  alt jsonb,
  caption jsonb,
  credit jsonb,
  focal_x real NOT NULL DEFAULT 0.5,
  focal_y real NOT NULL DEFAULT 0.5,
  variants jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX files_place ON files (folder, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX files_hash ON files (hash);

CREATE TABLE incidents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('low', 'medium', 'high')),
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  ip text,
  details jsonb NOT NULL DEFAULT '{}',
  -- The same thing again within an hour raises the count instead of a new row.
  group_key text NOT NULL,
  occurrences integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'resolved')),
  notes text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  resolved_at timestamptz,
  resolved_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX incidents_group ON incidents (group_key, last_seen_at);

CREATE TABLE suspicious_ips (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ip text NOT NULL UNIQUE,
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE contact_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  score integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
