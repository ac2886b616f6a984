-- Up Migration

-- By the names and words at the beginning of a search text, which are its title and authors, related articles are found.
CREATE INDEX articles_beginnings ON articles USING gin (to_tsvector('simple', left(search_text, 4000)))
  WHERE deleted_at IS NULL;
