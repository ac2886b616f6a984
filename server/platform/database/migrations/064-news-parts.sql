-- Up Migration

-- Parts below the text, as pages have them.
ALTER TABLE news ADD COLUMN items jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(items) = 'array');
