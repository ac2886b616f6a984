-- Up Migration

-- What each run of the deletion by periods did, in numbers alone.
CREATE TABLE retention_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  -- The run of the night, which looks at everything; else one of the hours.
  is_whole boolean NOT NULL,
  -- Rows by the kinds of `contract/retention.ts`.
  erased jsonb NOT NULL,
  -- Rows that should be gone and are still there after it.
  overdue integer NOT NULL CHECK (overdue >= 0)
);
CREATE INDEX retention_runs_ran_at ON retention_runs (ran_at);

-- A row that is kept beyond its period, or though its erasure was asked for, and why: a claim, an inquiry.
CREATE TABLE retention_holds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  row_id integer NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > created_at),
  -- Somebody asked for it to be erased meanwhile: done once the hold ends.
  is_erasure_asked boolean NOT NULL DEFAULT false,
  UNIQUE (table_name, row_id)
);
