-- Up Migration

-- What tells the publications of people: since when they are here, under which names they publish, and what they pinned.
ALTER TABLE users
  ADD COLUMN start_date date,
  ADD COLUMN author_names text NOT NULL DEFAULT '',
  ADD COLUMN pinned_article_ids jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(pinned_article_ids) = 'array');
