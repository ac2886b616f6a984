-- Up Migration

CREATE TABLE awards (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  content jsonb NOT NULL CHECK (content ?& array['de', 'en']),
  year integer NOT NULL,
  slug jsonb NOT NULL CHECK (slug ?& array['de', 'en']),
  is_visible boolean NOT NULL DEFAULT false,
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  translation jsonb NOT NULL,
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  updated_by integer REFERENCES users (id) ON DELETE SET NULL,
  deleted_at timestamptz,
  deleted_by integer REFERENCES users (id) ON DELETE SET NULL,
  CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at)
);
