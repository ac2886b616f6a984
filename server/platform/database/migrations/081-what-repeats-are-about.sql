-- Up Migration

-- What a form has made, so that it counts as sent twice only while that is there; null where nothing was kept of it.
ALTER TABLE repeats ADD COLUMN subject integer;
-- A keyed hash of the table of its rows and of who sent it, by which the marks of somebody who takes back what they sent
-- are found.
ALTER TABLE repeats ADD COLUMN person bytea;
