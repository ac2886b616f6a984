-- Up Migration

-- Pictures without a description and what lies in the trash are few among thousands: lists and counts of them read
-- nothing else. The conditions are written as in `server/files/search.ts`.
CREATE INDEX files_undescribed ON files (created_at, id)
  WHERE deleted_at IS NULL AND width IS NOT NULL AND NOT is_decorative
  AND (coalesce(alt ->> 'de', '') = '' OR coalesce(alt ->> 'en', '') = '');
CREATE INDEX files_in_trash ON files (created_at, id) WHERE deleted_at IS NOT NULL;

-- Words are found anywhere in a text by the groups of three letters in it. A server without this extension, or one that
-- keeps it to its administrators, finds the same more slowly.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX files_words ON files USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
  CREATE INDEX users_words ON users USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'pg_trgm cannot be used: %', SQLERRM;
END
$$;
