-- Up Migration

-- What a result is published with: how many ballots kept to the rules, whether or not they count by now.
ALTER TABLE votings
  ADD COLUMN received integer NOT NULL DEFAULT 0 CHECK (received >= 0),
  -- A voting that is void as a whole: since when, and why, in both languages, for everybody.
  ADD COLUMN annulled_at timestamptz,
  ADD COLUMN annulment jsonb CHECK (annulment ?& array['de', 'en']),
  ADD CHECK ((annulled_at IS NULL) = (annulment IS NULL));

UPDATE votings SET received = replaced
  + (SELECT count(*) FROM ballots WHERE voting_id = votings.id)
  + (SELECT count(*) FROM named_ballots WHERE voting_id = votings.id)
  + (SELECT count(*) FROM pending_ballots WHERE voting_id = votings.id AND sealed IS NOT NULL);

-- A named ballot that staff do not let count, and why.
ALTER TABLE named_ballots
  ADD COLUMN excluded_at timestamptz,
  ADD COLUMN exclusion_reason text CHECK (exclusion_reason <> ''),
  ADD CHECK ((excluded_at IS NULL) = (exclusion_reason IS NULL));

-- How many votes were refused for which reason: numbers alone, which stay when the failed attempts go.
CREATE TABLE refused_votes (
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  reason text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (voting_id, reason)
);

INSERT INTO refused_votes (voting_id, reason, count)
  SELECT voting_id, reason, count(*) FROM failed_attempts WHERE voting_id IS NOT NULL GROUP BY voting_id, reason;
