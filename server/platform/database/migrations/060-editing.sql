-- Up Migration

-- Who has a record open in an editor. A minute after the screen was last heard of, its row goes.
CREATE UNLOGGED TABLE presence (
  kind text NOT NULL,
  record_id integer NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (kind, record_id, user_id)
);
CREATE INDEX presence_seen ON presence (seen_at);

-- Which record an attempt to make one made: sent again after a lost answer, it makes no second. Kept for a day.
CREATE TABLE record_attempts (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  attempt text NOT NULL,
  kind text NOT NULL,
  record_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, attempt)
);

-- Staff find the home page by its name, too; a save writes the same.
UPDATE pages SET search_text = search_text || ' startseite home page'
  WHERE category = 'home' AND page = 'home' AND search_text NOT LIKE '%startseite%';
