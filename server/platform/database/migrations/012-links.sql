-- Up Migration

-- Links in mails and previews: what one opens, until when, and whether it was used. Tokens are stored as hashes only.
CREATE TABLE links (
  hash bytea PRIMARY KEY,
  -- What it is for, and the id of the row that it opens: a user, a record, a registration.
  purpose text NOT NULL,
  subject integer NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX links_subject ON links (purpose, subject);
CREATE INDEX links_expiry ON links (expires_at);

INSERT INTO links (hash, purpose, subject, created_at, expires_at, used_at)
  SELECT hash, 'passwordReset', user_id, created_at, expires_at, used_at FROM reset_links;
INSERT INTO links (hash, purpose, subject, created_by, created_at, expires_at)
  SELECT hash, 'preview ' || kind, record_id, created_by, expires_at - interval '7 days', expires_at FROM previews;
DROP TABLE reset_links;
DROP TABLE previews;
