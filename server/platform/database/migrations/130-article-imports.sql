-- Up Migration

-- What tells that two publications have the same title: letters and digits alone, however they are spelled and marked.
CREATE FUNCTION article_title_key(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT AS $$
  SELECT left(regexp_replace(folded(regexp_replace(title, '</?(sub|sup|i|b)>', '', 'g')),
    '[\s!-/:-@[-`{-\u00bf\u2000-\u206f]+', '', 'g'), 300)
$$;
CREATE INDEX articles_title ON articles (article_title_key(title)) WHERE deleted_at IS NULL;
CREATE INDEX articles_preprint_doi ON articles (preprint_doi) WHERE preprint_doi <> '' AND deleted_at IS NULL;

-- Publications that staff bring in by a file or from PubMed: read, looked at, entered, and taken back as a whole.
CREATE TABLE article_imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  problem text,
  -- To be entered as soon as all numbers are looked up.
  goes_on boolean NOT NULL DEFAULT false,
  is_visible boolean NOT NULL DEFAULT false,
  failed_source text,
  failure text CHECK ((failure IS NULL) = (failed_source IS NULL)),
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX article_imports_created_by ON article_imports (created_by);

CREATE TABLE article_import_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES article_imports (id) ON DELETE CASCADE,
  line integer NOT NULL,
  -- What was said of it, and the DOI of the preprint that it was.
  fields jsonb NOT NULL,
  preprint_doi text NOT NULL DEFAULT '',
  problems jsonb NOT NULL DEFAULT '[]',
  title text NOT NULL DEFAULT '',
  title_key text NOT NULL GENERATED ALWAYS AS (article_title_key(title)) STORED,
  year integer,
  pubmed_id text NOT NULL DEFAULT '',
  doi text NOT NULL DEFAULT '',
  outcome text NOT NULL,
  is_wanted boolean NOT NULL DEFAULT false,
  -- The one that is there already, or that it became, and in which version.
  article_id integer REFERENCES articles (id) ON DELETE SET NULL,
  article_version integer
);
CREATE INDEX article_import_entries_import ON article_import_entries (import_id, outcome, id);
CREATE INDEX article_import_entries_article ON article_import_entries (article_id);
