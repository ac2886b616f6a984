-- Up Migration

-- The secret of an installation lies apart from what it seals: in the data folder, or in the environment. What stays
-- here tells only whether a process has the right one. The next start moves the one that is still there.
ALTER TABLE installation
  ALTER COLUMN secret DROP NOT NULL,
  ADD COLUMN secret_hash bytea CHECK (length(secret_hash) = 32);
