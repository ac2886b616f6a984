-- Up Migration

-- Records that an issue announces below its text, and how they read when it was sent, as text in each language.
ALTER TABLE newsletters
  ADD COLUMN parts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(parts) = 'array'),
  ADD COLUMN sent_parts jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (sent_parts ?& array['de', 'en']);
