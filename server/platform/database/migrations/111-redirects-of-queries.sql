-- Up Migration

-- A redirect may be of one query of an address: old sites told their pages apart by it, as `/index.php?id=42`.
ALTER TABLE redirects DROP CONSTRAINT redirects_from_path_check;
ALTER TABLE redirects ADD CONSTRAINT redirects_from_path_check
  CHECK (from_path ~ '^/([^/\\?#][^\\?#]*)?(\?[^\\#]+)?$' AND from_path <> '/' AND length(from_path) <= 200);
