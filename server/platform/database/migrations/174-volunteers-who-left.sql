-- Up Migration

-- Who leaves is deleted, unless the row is held: then it stays as it was until its hold ends, and the same address can
-- sign up anew beside it.
ALTER TABLE volunteers ADD COLUMN left_at timestamptz;
DROP INDEX volunteers_one_an_address;
CREATE UNIQUE INDEX volunteers_one_an_address ON volunteers (lower(email)) WHERE left_at IS NULL;
