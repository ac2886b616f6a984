-- Up Migration

-- How far the search index of each kind of record is made. A later form of the index begins at the first record again.
CREATE TABLE search_progress (
  kind text PRIMARY KEY,
  form integer NOT NULL,
  last_id integer NOT NULL DEFAULT 0,
  finished_at timestamptz
);
