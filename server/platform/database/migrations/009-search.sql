-- Up Migration

-- The words of every record, language by language, as readers may find them. Whether they may is asked of the record.
CREATE TABLE search_entries (
  kind text NOT NULL,
  record_id integer NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  title text NOT NULL,
  body text NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (kind, record_id, language)
);
CREATE INDEX search_words ON search_entries USING gin (words);
