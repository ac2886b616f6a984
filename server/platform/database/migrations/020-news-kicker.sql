-- Up Migration

ALTER TABLE news ADD COLUMN kicker jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (kicker ?& array['de', 'en']);
