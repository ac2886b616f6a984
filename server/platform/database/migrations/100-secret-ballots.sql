-- Up Migration

-- Beside letters and refused votes, whose moments are known, the time of a ballot told whose it was where few voted.
ALTER TABLE ballots DROP COLUMN submitted_at;

-- Neither an address nor a code: whoever voted in secret, and whose invitation was revoked then.
ALTER TABLE voting_tickets
  DROP CONSTRAINT voting_tickets_code_or_address,
  ADD CONSTRAINT voting_tickets_code_or_address CHECK (email IS NULL OR token_hash IS NULL);
