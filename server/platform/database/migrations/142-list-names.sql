-- Up Migration

-- By this name mail programs file the letters of a list (RFC 2919).
ALTER TABLE mails ADD COLUMN list_name text CHECK (list_name ~ '^[a-z][a-z-]{0,39}$');
