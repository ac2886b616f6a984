-- Up Migration

-- Articles that were merged into another one. The one that went lies in the trash; after that its number stays, as
-- decisions about it go on holding for the other.
CREATE TABLE article_merges (
  merged_id integer PRIMARY KEY,
  into_id integer NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  -- The slugs it had: they lead to the other one until it comes back.
  slugs jsonb NOT NULL CHECK (jsonb_typeof(slugs) = 'array'),
  merged_at timestamptz NOT NULL,
  merged_by integer REFERENCES users (id) ON DELETE SET NULL,
  CHECK (merged_id <> into_id)
);
CREATE INDEX article_merges_into ON article_merges (into_id);
CREATE INDEX article_merges_by ON article_merges (merged_by);
