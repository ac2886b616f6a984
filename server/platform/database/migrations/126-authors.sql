-- Up Migration

-- What people decided of an author and a person: a log, from which everything below can be made again. It names articles
-- and people by their ids alone, so that a merge, or a person who is deleted, takes no decision away.
CREATE TABLE author_decisions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL,
  -- The author as written at that moment, and which one of that name.
  name text NOT NULL CHECK (name <> ''),
  occurrence integer NOT NULL CHECK (occurrence >= 1),
  orcid text NOT NULL,
  person_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('confirmed', 'rejected', 'withdrawn')),
  decided_by integer REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX author_decisions_of_article ON author_decisions (article_id);
CREATE INDEX author_decisions_of_person ON author_decisions (person_id);
CREATE INDEX author_decisions_by ON author_decisions (decided_by);

-- Who comes into question for the author at a place of an article, as worked out last.
CREATE TABLE authorships (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place >= 0),
  person_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('confirmed', 'certain', 'proposed', 'open', 'rejected')),
  score real NOT NULL CHECK (score BETWEEN 0 AND 1),
  evidence jsonb NOT NULL CHECK (jsonb_typeof(evidence) = 'array'),
  decided_by integer REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  UNIQUE (article_id, place, person_id)
);
-- An author is one person, and a person signs an article once.
CREATE UNIQUE INDEX authorships_one_person ON authorships (article_id, place) WHERE state IN ('confirmed', 'certain');
CREATE UNIQUE INDEX authorships_one_place ON authorships (person_id, article_id) WHERE state IN ('confirmed', 'certain');
CREATE INDEX authorships_of_person ON authorships (person_id, state);
CREATE INDEX authorships_proposed ON authorships (article_id) WHERE state = 'proposed';
CREATE INDEX authorships_decided_by ON authorships (decided_by);

-- What may have changed who authors are: each waits until the articles in question were looked at once more. The first is
-- for what is there already.
CREATE TABLE author_checks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Only articles for whose authors this person comes into question; null: all.
  person_id integer,
  wanted_at timestamptz NOT NULL
);
INSERT INTO author_checks (wanted_at) VALUES (now());

-- How far that is; one row.
CREATE TABLE author_rebuild (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Until when a process works on it, unless it is killed.
  taken_until timestamptz,
  -- All checks up to this one are being seen to.
  up_to integer NOT NULL DEFAULT 0,
  -- As in the checks.
  person_ids integer[],
  last_article_id integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  finished_at timestamptz
);
INSERT INTO author_rebuild DEFAULT VALUES;
