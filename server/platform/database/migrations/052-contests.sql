-- Up Migration

-- Contests of ARTifact. Their phase follows from their times.
CREATE TABLE contests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 2199),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  lead jsonb NOT NULL CHECK (lead ?& array['de', 'en']),
  text jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (text ?& array['de', 'en']),
  rules jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (rules ?& array['de', 'en']),
  prizes jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (prizes ?& array['de', 'en']),
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
  submission_start timestamptz,
  submission_end timestamptz,
  voting_start timestamptz,
  voting_end timestamptz,
  judging text NOT NULL CHECK (judging IN ('public', 'jury')),
  max_submissions_per_person integer NOT NULL CHECK (max_submissions_per_person BETWEEN 1 AND 20),
  are_results_published boolean NOT NULL DEFAULT false,
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

-- What was submitted. Who made it stands in a table of its own.
CREATE TABLE contest_contributions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest_id integer NOT NULL REFERENCES contests (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'unconfirmed'
    CHECK (state IN ('unconfirmed', 'submitted', 'accepted', 'returned', 'rejected')),
  kind text NOT NULL CHECK (kind IN ('picture', 'sculpture', 'music', 'video')),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  text jsonb NOT NULL CHECK (text ?& array['de', 'en']),
  alt_text jsonb NOT NULL CHECK (alt_text ?& array['de', 'en']),
  file_id integer REFERENCES files (id) ON DELETE SET NULL,
  slug text NOT NULL UNIQUE CHECK (slug <> ''),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX contest_contributions_contest ON contest_contributions (contest_id);
CREATE INDEX contest_contributions_file ON contest_contributions (file_id);

-- Artists. Of rows whose period is over only the name stays, with a work that is shown.
CREATE TABLE contest_artists (
  contribution_id integer PRIMARY KEY REFERENCES contest_contributions (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  email text,
  email_key text,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  CHECK ((email IS NULL) = (email_key IS NULL))
);
CREATE INDEX contest_artists_email ON contest_artists (email_key);
