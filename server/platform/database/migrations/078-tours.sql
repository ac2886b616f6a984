-- Up Migration

CREATE TABLE tours (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  teaser jsonb NOT NULL CHECK (teaser ?& array['de', 'en'])
);
SELECT record_columns('tours', 'translated', 'addressed', 'published');

CREATE TABLE tour_bookings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tour_id integer NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  people integer NOT NULL CHECK (people > 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'cancelled')),
  created_at timestamptz NOT NULL
);
