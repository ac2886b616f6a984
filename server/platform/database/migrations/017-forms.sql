-- Up Migration

-- What was answered to a form, so that a repeat gets the same answer.
ALTER TABLE repeats ADD COLUMN answer jsonb;

-- Who agreed to what: the form, the row that was kept of it, and the version and language of the text they read.
CREATE TABLE consents (
  form text NOT NULL,
  subject integer NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (form, subject)
);
