-- Up Migration

-- What the nightly harvest looks for, and how far it came; one row. Without a name of the institute it does nothing.
CREATE TABLE article_harvest (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  institutes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(institutes) = 'array'),
  by_people boolean NOT NULL DEFAULT false,
  -- All that PubMed had before this day was seen. It moves after a complete answer alone.
  seen_until date,
  ran_at timestamptz,
  suggested integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  -- Why the last run gave nothing.
  failure text
);
INSERT INTO article_harvest DEFAULT VALUES;

-- Publications that may be the institute's. What was rejected stays, so that it is never suggested again.
CREATE TABLE article_suggestions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pubmed_id text NOT NULL UNIQUE CHECK (pubmed_id <> ''),
  doi text NOT NULL,
  fields jsonb NOT NULL,
  preprint_doi text NOT NULL DEFAULT '',
  -- The affiliation that names the institute; empty: found by a person's name or ORCID.
  affiliation text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting',
  article_id integer REFERENCES articles (id) ON DELETE SET NULL,
  found_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by integer REFERENCES users (id) ON DELETE SET NULL,
  is_told boolean NOT NULL DEFAULT false
);
CREATE INDEX article_suggestions_state ON article_suggestions (state, id);
CREATE INDEX article_suggestions_doi ON article_suggestions (doi) WHERE doi <> '';
CREATE INDEX article_suggestions_article ON article_suggestions (article_id);
CREATE INDEX article_suggestions_decided_by ON article_suggestions (decided_by);

-- What PubMed said last of an entry, and when it was asked.
CREATE TABLE article_sources (
  article_id integer PRIMARY KEY REFERENCES articles (id) ON DELETE CASCADE,
  fields jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);
