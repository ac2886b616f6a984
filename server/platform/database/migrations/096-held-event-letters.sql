-- Up Migration

-- A letter to all who registered waits until then, and can be taken back. Null: it is written at once.
ALTER TABLE event_letters ADD COLUMN held_until timestamptz;

-- The occasion of the later letter that was written instead of this one.
ALTER TABLE event_letters ADD COLUMN dropped_for text;

-- What staff wrote to those who registered, until each letter of it is in the outbox.
CREATE TABLE event_mailings (
  event_id integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  occasion text NOT NULL,
  subject jsonb NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (event_id, occasion)
);
