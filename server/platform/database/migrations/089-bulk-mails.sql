-- Up Migration

-- A letter to many, such as an issue of the newsletter, waits until those have left that somebody waits for.
ALTER TABLE mails ADD COLUMN is_bulk boolean NOT NULL DEFAULT false;
CREATE INDEX mails_first ON mails (is_bulk, next_attempt_at, id) WHERE state IN ('queued', 'retry');
