-- Up Migration

-- What ground a drawing has: pages of the other theme turn its lightness. Null: no drawing.
ALTER TABLE files ADD COLUMN ground text CHECK (ground IN ('light', 'dark'));
