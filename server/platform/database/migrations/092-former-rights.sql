-- Up Migration

-- What somebody could do until lately: who could not take over that account before, cannot right after it lost rights.
ALTER TABLE users
  ADD COLUMN former_flags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN former_flags_until timestamptz;
