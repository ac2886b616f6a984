-- Up Migration

-- What is voted on, whatever shows it: `face` and `face_id` name that. Addresses are marked with the key of the voting;
-- once it is destroyed nothing in the tables below can be matched with an address.
CREATE TABLE votings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  face text NOT NULL,
  face_id integer NOT NULL,
  key bytea,
  key_destroyed_at timestamptz,
  opens_at timestamptz,
  closes_at timestamptz,
  rules jsonb NOT NULL CHECK (rules ?& array['way', 'method', 'isNamed', 'mostVotes']),
  -- How many took part, once the rows that say who are gone.
  participants integer CHECK (participants >= 0),
  confirmed integer NOT NULL DEFAULT 0 CHECK (confirmed >= 0),
  replaced integer NOT NULL DEFAULT 0 CHECK (replaced >= 0),
  -- Set once its rows were put into another order after the close.
  shuffled_at timestamptz,
  UNIQUE (face, face_id),
  CHECK ((key IS NULL) = (key_destroyed_at IS NOT NULL)),
  CHECK (opens_at IS NULL OR closes_at IS NULL OR closes_at > opens_at)
);

-- What was voted, and nothing by which it could be found who did: no sequence, and times of ten minutes.
CREATE TABLE ballots (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'array'),
  submitted_at timestamptz NOT NULL
    CHECK (extract(epoch FROM submitted_at) % 600 = 0),
  receipt_hash bytea,
  UNIQUE (voting_id, receipt_hash)
);

-- Who took part, as a mark, and on which day: one ballot for each mark is this table's to decide.
CREATE TABLE participations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  voter_mark bytea NOT NULL,
  day date NOT NULL,
  CONSTRAINT participations_one_each UNIQUE (voting_id, voter_mark)
);

-- Ballots of votings that are named.
CREATE TABLE named_ballots (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  voter_mark bytea,
  email text,
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'array'),
  submitted_at timestamptz NOT NULL,
  CONSTRAINT named_ballots_one_each UNIQUE (voting_id, voter_mark)
);

-- Votes that wait for the link in a mail, encrypted by its token. Empty once they count.
CREATE TABLE pending_ballots (
  token_hash bytea PRIMARY KEY,
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  sealed bytea,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_ballots_expiry ON pending_ballots (expires_at);

-- Links of the invited, and codes: each works once.
CREATE TABLE voting_tickets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  -- Of the invited address, or of the code itself.
  voter_mark bytea NOT NULL,
  -- Null: a code, which anybody may hold.
  email text,
  is_used boolean NOT NULL DEFAULT false,
  UNIQUE (voting_id, voter_mark)
);

CREATE TABLE failed_attempts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: at something that does not exist.
  voting_id integer REFERENCES votings (id) ON DELETE CASCADE,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  network text NOT NULL,
  -- The whole address, for seven days.
  ip_address text,
  user_agent text NOT NULL,
  request jsonb NOT NULL DEFAULT '{}',
  email text
);
CREATE INDEX failed_attempts_voting ON failed_attempts (voting_id, at);
CREATE INDEX failed_attempts_time ON failed_attempts (at);

-- Only where a voting takes one ballot from each network address.
CREATE TABLE network_marks (
  voting_id integer NOT NULL REFERENCES votings (id) ON DELETE CASCADE,
  mark bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (voting_id, mark)
);
