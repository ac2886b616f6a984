-- Up Migration

CREATE TABLE tours (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  teaser jsonb NOT NULL CHECK (teaser ?& array['de', 'en']),
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

CREATE TABLE tour_bookings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tour_id integer NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  people integer NOT NULL CHECK (people > 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'cancelled')),
  created_at timestamptz NOT NULL
);
