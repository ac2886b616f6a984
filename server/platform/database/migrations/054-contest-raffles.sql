-- Up Migration

-- A raffle among the artists of a contest, drawn once. With seed and list anybody can draw it again.
CREATE TABLE contest_raffles (
  contest_id integer PRIMARY KEY REFERENCES contests (id) ON DELETE CASCADE,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{32}$'),
  -- Of each artist one work: its place in the list, from 1, is the artist's number.
  contribution_ids integer[] NOT NULL CHECK (cardinality(contribution_ids) > 0),
  drawn_at timestamptz NOT NULL
);
