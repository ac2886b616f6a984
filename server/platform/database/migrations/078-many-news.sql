-- Up Migration

-- After years there are thousands of news. The first page of their list, and the moment at which the next of them
-- appears or goes, are read from a few entries of an index instead of every row. Order and conditions are those of
-- `server/platform/lists/query.ts` and `server/platform/records/public.ts`.
CREATE INDEX news_updated ON news (updated_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX news_appears ON news (publish_at) WHERE deleted_at IS NULL AND publish_at IS NOT NULL;
CREATE INDEX news_goes ON news (unpublish_at) WHERE deleted_at IS NULL AND unpublish_at IS NOT NULL;
