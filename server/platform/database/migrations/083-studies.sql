-- Up Migration

-- Studies that look for volunteers. They stand on the page for volunteers while they do.
CREATE TABLE studies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  description jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (description ?& array['de', 'en']),
  participants jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (participants ?& array['de', 'en']),
  duration jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (duration ?& array['de', 'en']),
  compensation jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (compensation ?& array['de', 'en']),
  ethics_number text NOT NULL DEFAULT '',
  contact jsonb NOT NULL DEFAULT '{"name": "", "email": "", "phone": ""}'
    CHECK (contact ?& array['name', 'email', 'phone']),
  seeks_from timestamptz,
  seeks_until timestamptz,
  CHECK (seeks_until IS NULL OR seeks_from IS NULL OR seeks_until > seeks_from)
);
SELECT record_columns('studies', 'translated', 'addressed', 'published');

-- Who is to be told of which study, once each: wanted when staff send the call, written when it is in the outbox.
CREATE TABLE study_letters (
  study_id integer NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
  volunteer_id integer NOT NULL REFERENCES volunteers (id) ON DELETE CASCADE,
  wanted_at timestamptz NOT NULL,
  written_at timestamptz,
  PRIMARY KEY (study_id, volunteer_id)
);
CREATE INDEX study_letters_volunteer ON study_letters (volunteer_id, written_at);
-- When somebody got the last letter about studies: the next one comes a week later at the earliest.
ALTER TABLE volunteers ADD COLUMN last_told_at timestamptz;
