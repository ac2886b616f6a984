-- Up Migration

-- What each record points at, written with every save: pictures, files, people and other records.
CREATE TABLE record_references (
  kind text NOT NULL,
  record_id integer NOT NULL,
  field text NOT NULL,
  -- Null where both languages share it.
  language text CHECK (language IN ('de', 'en')),
  target text NOT NULL,
  target_id integer NOT NULL
);
CREATE INDEX record_references_record ON record_references (kind, record_id);
CREATE INDEX record_references_target ON record_references (target, target_id);
