-- Up Migration

-- Lists of all files, the newest first, and how many there are; the folders in which files lie.
CREATE INDEX files_newest ON files (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX files_in_use ON files (folder) WHERE deleted_at IS NULL;
