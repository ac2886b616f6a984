-- Up Migration

CREATE TABLE pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category text NOT NULL CHECK (category IN ('home', 'about', 'research', 'info', 'publication', 'legal')),
  page text NOT NULL CHECK (page ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  lead jsonb NOT NULL CHECK (lead ?& array['de', 'en']),
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array'),
  slug jsonb NOT NULL CHECK (slug ?& array['de', 'en']),
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
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
-- A page in the trash keeps its place until it is gone: putting it back always works.
CREATE UNIQUE INDEX pages_place ON pages (category, page);
