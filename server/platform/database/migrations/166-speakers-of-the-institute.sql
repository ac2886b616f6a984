-- Up Migration

-- Who of the institute speaks at an event: the name there leads to their page.
ALTER TABLE events ADD COLUMN speaker_id integer REFERENCES users (id) ON DELETE SET NULL;
