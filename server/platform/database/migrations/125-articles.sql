-- Up Migration

-- Publications. What others say of them too, such as PubMed, stands beside what only the institute knows.
CREATE TABLE articles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bib_type text NOT NULL DEFAULT 'article',
  title text NOT NULL,
  pubmed_id text NOT NULL DEFAULT '',
  doi text NOT NULL DEFAULT '',
  pmc_id text NOT NULL DEFAULT '',
  authors text NOT NULL DEFAULT '',
  author_style text NOT NULL DEFAULT 'lastFirst',
  author_details jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(author_details) = 'array'),
  journal text NOT NULL DEFAULT '',
  journal_abbreviation text NOT NULL DEFAULT '',
  volume text NOT NULL DEFAULT '',
  number text NOT NULL DEFAULT '',
  pages text NOT NULL DEFAULT '',
  publisher text NOT NULL DEFAULT '',
  editors text NOT NULL DEFAULT '',
  year integer CHECK (year BETWEEN 1800 AND 2200),
  month integer CHECK (month BETWEEN 1 AND 12),
  published_online text CHECK (published_online ~ '^\d{4}-\d{2}-\d{2}$'),
  issn text NOT NULL DEFAULT '',
  isbn text NOT NULL DEFAULT '',
  abstract text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '',
  is_open_access boolean,
  notices jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(notices) = 'array'),
  summary jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (summary ?& array['de', 'en']),
  category_id integer REFERENCES categories (id) ON DELETE SET NULL,
  preprint_doi text NOT NULL DEFAULT '',
  is7_t boolean NOT NULL DEFAULT false,
  is_hospital boolean NOT NULL DEFAULT false,
  edited_fields jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(edited_fields) = 'array'),
  no_update boolean NOT NULL DEFAULT false,
  -- Of the record that PubMed was last asked for.
  retrieved_pubmed_id text NOT NULL DEFAULT ''
);
SELECT record_columns('articles', 'translated', 'addressed', 'published');
ALTER TABLE articles ADD CHECK (NOT is_visible OR (title <> '' AND authors <> '' AND year IS NOT NULL));

-- One entry for each publication; those in the trash may be there a second time.
CREATE UNIQUE INDEX articles_pubmed_id ON articles (pubmed_id) WHERE pubmed_id <> '' AND deleted_at IS NULL;
CREATE UNIQUE INDEX articles_doi ON articles (doi) WHERE doi <> '' AND deleted_at IS NULL;
CREATE INDEX articles_by_year ON articles (year DESC NULLS LAST, month DESC NULLS LAST, id DESC);

-- As for files: a database whose account may not use the extension searches without the index.
DO $$ BEGIN
  CREATE INDEX articles_words ON articles USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
EXCEPTION WHEN undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be used: %', SQLERRM;
END $$;

INSERT INTO categories (area, label, position) VALUES
  ('articles', '{"de": "Methoden und Technik", "en": "Methods and technology"}', 1),
  ('articles', '{"de": "Gehirn und Kognition", "en": "Brain and cognition"}', 2),
  ('articles', '{"de": "Klinische Forschung", "en": "Clinical research"}', 3),
  ('articles', '{"de": "Herz und Körper", "en": "Heart and body"}', 4),
  ('articles', '{"de": "Sicherheit", "en": "Safety"}', 5);
