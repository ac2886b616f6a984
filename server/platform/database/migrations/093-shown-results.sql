-- Up Migration

-- The result that voters were shown last while the vote is open: it changes by several ballots at a time.
ALTER TABLE votings ADD COLUMN shown_results jsonb;
