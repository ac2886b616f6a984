-- Up Migration

-- The screen of backstage that a session was last at, by the name of its page: never which record was open there.
ALTER TABLE sessions ADD COLUMN place text CHECK (length(place) <= 60);

-- Lists of people begin with the alphabet.
CREATE INDEX users_last_name ON users (lower(last_name || ' ' || first_name), id) WHERE deleted_at IS NULL;
