-- Up Migration

-- The names of the institute tell authors apart too, so that they are needed while nobody searches at night.
ALTER TABLE article_harvest ADD COLUMN is_on boolean NOT NULL DEFAULT false;
UPDATE article_harvest SET is_on = institutes <> '[]';
ALTER TABLE article_harvest ALTER COLUMN institutes SET DEFAULT
  '["Erwin L. Hahn Institute", "Erwin L. Hahn Institut", "Erwin Hahn Institute", "Erwin Hahn Institut"]';
UPDATE article_harvest SET institutes = DEFAULT WHERE institutes = '[]';
