-- Up Migration

-- Invitations and their letters belong to the voting, whatever is voted on.
ALTER TABLE poll_invitations RENAME TO voting_invitations;
ALTER TABLE voting_invitations
  ADD COLUMN voting_id integer REFERENCES votings (id) ON DELETE CASCADE;
UPDATE voting_invitations SET voting_id =
  (SELECT voting_id FROM voting_tickets WHERE voting_tickets.id = voting_invitations.ticket_id);
ALTER TABLE voting_invitations
  ALTER COLUMN voting_id SET NOT NULL,
  DROP COLUMN poll_id;
CREATE INDEX voting_invitations_voting ON voting_invitations (voting_id, id);
ALTER TABLE poll_letters RENAME TO voting_letters;
ALTER INDEX poll_letters_unwritten RENAME TO voting_letters_unwritten;
UPDATE mails SET purpose = 'voting invitation' WHERE purpose = 'poll invitation';
UPDATE mails SET purpose = 'voting reminder' WHERE purpose = 'poll reminder';

-- A jury votes as well, each member with an invitation or a code.
INSERT INTO votings (face, face_id, key, opens_at, closes_at, rules)
SELECT 'contests', id,
  decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  coalesce(voting_start, submission_end), voting_end,
  '{"way": "invited", "method": "points", "isNamed": false, "domains": [], "mostVotes": 3, "mostPerOption": 3,
    "mayReplace": false, "results": "never", "isOncePerNetwork": false, "ownNetworks": []}'
FROM contests
WHERE judging = 'jury' AND coalesce(voting_start, submission_end) IS NOT NULL
  AND (voting_end IS NULL OR voting_end > coalesce(voting_start, submission_end))
ON CONFLICT (face, face_id) DO UPDATE
  SET rules = excluded.rules, opens_at = excluded.opens_at, closes_at = excluded.closes_at
  WHERE NOT EXISTS (SELECT FROM ballots WHERE voting_id = votings.id);

-- Of few ballots of a jury the places are announced, and no points.
ALTER TABLE contest_results ALTER COLUMN rating DROP NOT NULL;
