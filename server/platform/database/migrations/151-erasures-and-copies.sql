-- Up Migration

ALTER TABLE installation
  -- How many lines of the ledger of erasures beside the database it knows: an older copy knows fewer.
  ADD COLUMN erasures integer NOT NULL DEFAULT 0 CHECK (erasures >= 0),
  -- When erasures were done once more after a restore, and how many rows they found.
  ADD COLUMN replayed_at timestamptz,
  ADD COLUMN replayed_rows integer,
  -- Which installation this database belongs to, and on which host it was served last: a copy is noticed by them.
  ADD COLUMN instance uuid,
  ADD COLUMN served_host text,
  -- How often a process has started on it, which the data folder counts as well: an older copy has fewer.
  ADD COLUMN starts integer NOT NULL DEFAULT 0;
