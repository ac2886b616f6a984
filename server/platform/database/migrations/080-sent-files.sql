-- Up Migration

-- Files that visitors have sent with a form, such as works of contests: they belong to what they were sent with, and go
-- with it. Until now they were told by their made-up names.
ALTER TABLE files ADD COLUMN is_sent boolean NOT NULL DEFAULT false;

UPDATE files SET is_sent = true
WHERE created_by IS NULL AND name ~ '^[0-9a-f]{18}[.]'
  AND (folder LIKE 'artifact/%' OR EXISTS (SELECT FROM contest_contributions WHERE file_id = files.id));
