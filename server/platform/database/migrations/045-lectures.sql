-- Up Migration

-- Editions of the yearly lecture. One that is not in the trash has its year and its event for itself.
CREATE TABLE lectures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year integer NOT NULL CHECK (year BETWEEN 2007 AND 2199),
  number integer NOT NULL CHECK (number BETWEEN 1 AND 999),
  event_id integer REFERENCES events (id) ON DELETE SET NULL,
  speaker jsonb NOT NULL CHECK (speaker ?& array['name', 'affiliation']),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  abstract jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (abstract ?& array['de', 'en']),
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
  picture_ids jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(picture_ids) = 'array'),
  recording jsonb NOT NULL CHECK (recording ?& array['videoId', 'videoCaptions', 'address']),
  transcript jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (transcript ?& array['de', 'en']),
  slides_id integer REFERENCES files (id) ON DELETE SET NULL,
  slug jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (slug ?& array['de', 'en']),
  is_visible boolean NOT NULL DEFAULT false,
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  translation jsonb NOT NULL
    DEFAULT '{"de": {"hash": "", "inStepWith": ""}, "en": {"hash": "", "inStepWith": ""}}',
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  updated_by integer REFERENCES users (id) ON DELETE SET NULL,
  deleted_at timestamptz,
  deleted_by integer REFERENCES users (id) ON DELETE SET NULL,
  CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at)
);
CREATE UNIQUE INDEX lectures_one_a_year ON lectures (year) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX lectures_one_an_event ON lectures (event_id) WHERE event_id IS NOT NULL AND deleted_at IS NULL;
