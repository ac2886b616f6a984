-- Up Migration

-- What was announced: a row for each work of a contest, from the moment its results are published.
CREATE TABLE contest_results (
  contribution_id integer PRIMARY KEY REFERENCES contest_contributions (id) ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating >= 0),
  place integer CHECK (place BETWEEN 1 AND 3)
);

-- Contests are voted on. Those that are there already get their voting with a key of 244 random bits.
INSERT INTO votings (face, face_id, key, opens_at, closes_at, rules)
SELECT 'contests', id,
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  coalesce(voting_start, submission_end), voting_end,
  '{"way": "confirmed", "method": "points", "isNamed": false, "domains": [], "mostVotes": 3, "mostPerOption": 3,
    "mayReplace": true, "results": "never", "isOncePerNetwork": false, "ownNetworks": []}'
FROM contests
WHERE judging = 'public' AND coalesce(voting_start, submission_end) IS NOT NULL
  AND (voting_end IS NULL OR voting_end > coalesce(voting_start, submission_end));

-- A contest that is gone for good takes its votes with it, whoever deletes it.
CREATE FUNCTION forget_voting_of_contest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM votings WHERE face = 'contests' AND face_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER contests_forget_voting AFTER DELETE ON contests
  FOR EACH ROW EXECUTE FUNCTION forget_voting_of_contest();
