-- Up Migration

CREATE TABLE news (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  teaser jsonb NOT NULL CHECK (teaser ?& array['de', 'en']),
  content jsonb NOT NULL CHECK (content ?& array['de', 'en']),
  slug jsonb NOT NULL CHECK (slug ?& array['de', 'en']),
  category_id integer REFERENCES categories (id) ON DELETE SET NULL,
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
  author_id integer REFERENCES users (id) ON DELETE SET NULL,
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
  published_at timestamptz GENERATED ALWAYS AS (coalesce(publish_at, created_at)) STORED,
  CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at)
);
CREATE INDEX news_public ON news (published_at DESC, id DESC) WHERE is_visible AND deleted_at IS NULL;

INSERT INTO categories (area, label, position) VALUES
  ('news', '{"de": "Forschung", "en": "Research"}', 1),
  ('news', '{"de": "Institut", "en": "Institute"}', 2),
  ('news', '{"de": "Auszeichnungen", "en": "Awards"}', 3),
  ('news', '{"de": "Presse", "en": "Press"}', 4);
