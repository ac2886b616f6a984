-- Up Migration

-- Mailboxes that nobody asks to confirm anything any more, because whoever reads them said so: a keyed hash of each
-- address alone.
CREATE TABLE refused_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
