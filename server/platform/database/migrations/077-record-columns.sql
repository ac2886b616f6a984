-- Up Migration

-- The columns of a kind of record, beside its own: SELECT record_columns('tours', 'translated', 'addressed', 'published');
CREATE FUNCTION record_columns(records regclass, VARIADIC traits text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT traits <@ ARRAY['translated', 'addressed', 'published'] THEN
    RAISE EXCEPTION 'Of the traits %, one is unknown.', traits;
  END IF;
  EXECUTE format('ALTER TABLE %s
    ADD version integer NOT NULL DEFAULT 1,
    ADD search_text text NOT NULL DEFAULT '''',
    ADD created_at timestamptz NOT NULL,
    ADD created_by integer REFERENCES users (id) ON DELETE SET NULL,
    ADD updated_at timestamptz NOT NULL,
    ADD updated_by integer REFERENCES users (id) ON DELETE SET NULL,
    ADD deleted_at timestamptz,
    ADD deleted_by integer REFERENCES users (id) ON DELETE SET NULL', records);
  IF 'translated' = ANY (traits) THEN
    EXECUTE format('ALTER TABLE %s ADD translation jsonb NOT NULL
      DEFAULT ''{"de": {"hash": "", "inStepWith": ""}, "en": {"hash": "", "inStepWith": ""}}''', records);
  END IF;
  IF 'addressed' = ANY (traits) THEN
    EXECUTE format('ALTER TABLE %s ADD slug jsonb NOT NULL
      DEFAULT ''{"de": "", "en": ""}'' CHECK (slug ?& array[''de'', ''en''])', records);
  END IF;
  IF 'published' = ANY (traits) THEN
    EXECUTE format('ALTER TABLE %s
      ADD is_visible boolean NOT NULL DEFAULT false,
      ADD publish_at timestamptz,
      ADD unpublish_at timestamptz,
      ADD CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at)', records);
  END IF;
END $$;
