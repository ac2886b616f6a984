-- Up Migration

-- What a file says of itself, who may see it, and what its columns of a record are.
ALTER TABLE files
  ADD COLUMN is_decorative boolean NOT NULL DEFAULT false,
  ADD COLUMN licence text NOT NULL DEFAULT '',
  ADD COLUMN consent_note text NOT NULL DEFAULT '',
  ADD COLUMN is_public boolean NOT NULL DEFAULT false,
  -- SHA-256 of what was sent, where pictures are written anew.
  ADD COLUMN source_hash text CHECK (source_hash ~ '^[0-9a-f]{64}$'),
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN deleted_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD CONSTRAINT files_focal CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1);
-- Until now every file answered everybody: no address that somebody has is broken.
UPDATE files SET is_public = true, updated_at = created_at;
CREATE INDEX files_source_hash ON files (source_hash);
CREATE INDEX files_folder ON files (folder text_pattern_ops);

-- Folders that were made; one in which a file lies is there without a row, too.
CREATE TABLE folders (
  path text PRIMARY KEY CHECK (path <> '' AND path !~ '(^/|/$|//|\\)'),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX folders_place ON folders (lower(path));

-- Where files have been: their old addresses lead to the new one.
CREATE TABLE file_addresses (
  folder text NOT NULL,
  name text NOT NULL,
  file_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX file_addresses_place ON file_addresses (folder, lower(name));
CREATE INDEX file_addresses_file ON file_addresses (file_id);

-- What a file held before it was replaced.
CREATE TABLE file_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  source_hash text CHECK (source_hash ~ '^[0-9a-f]{64}$'),
  width integer,
  height integer,
  variants jsonb NOT NULL DEFAULT '[]',
  replaced_at timestamptz NOT NULL,
  replaced_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX file_versions_file ON file_versions (file_id);

-- What a playlist plays, by the path that it gives.
CREATE TABLE file_parts (
  file_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  part_id integer NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  path text NOT NULL,
  PRIMARY KEY (file_id, path)
);
CREATE INDEX file_parts_part ON file_parts (part_id);

-- As people sort names: `Bild 2` before `Bild 10`, capitals beside small letters.
CREATE COLLATION files_by_name (provider = icu, locale = 'de-u-kn-true');
