-- Up Migration

-- A refusal because somebody has voted in secret already keeps neither their address nor its exact moment (decision 361).
UPDATE failed_attempts
SET email = NULL, at = date_bin('10 minutes', at, '2000-01-01T00:00:00Z')
FROM votings
WHERE votings.id = voting_id
  AND reason IN ('emailAlreadyVoted', 'ipAlreadyVoted')
  AND NOT (rules ->> 'isNamed')::boolean;
