-- Up Migration

-- The screen of backstage that a session was last at, by the name of its page: never which record was open there.
ALTER TABLE sessions ADD COLUMN place text CHECK (length(place) <= 60);
