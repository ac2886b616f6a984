-- Up Migration

-- Each seal covers entries of the audit log that nothing sealed before, and the seal before it.
CREATE TABLE audit_seals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of each entry, by their ids.
  digests bytea[] NOT NULL CHECK (cardinality(digests) > 0),
  oldest_at timestamptz NOT NULL,
  head bytea NOT NULL CHECK (length(head) = 32),
  created_at timestamptz NOT NULL
);

ALTER TABLE audit ADD COLUMN seal_id integer REFERENCES audit_seals (id);
-- Who it was when it was sealed: an account that is deleted leaves `user_id` empty.
ALTER TABLE audit ADD COLUMN sealed_user_id integer;
-- Of the details when they were sealed: they are emptied where a person's data is erased.
ALTER TABLE audit ADD COLUMN details_digest bytea;
CREATE INDEX audit_unsealed ON audit (id) WHERE seal_id IS NULL;

-- Administrators who want the head of the chain by mail every day.
CREATE TABLE audit_head_readers (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
);
