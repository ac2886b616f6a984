-- Up Migration

-- Who wants to be told of studies: an address and its language, and nothing else. Who leaves is deleted.
CREATE TABLE volunteers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL CHECK (length(email) <= 254),
  language text NOT NULL CHECK (language IN ('de', 'en')),
  state text NOT NULL CHECK (state IN ('pending', 'confirmed', 'asked')),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- Of one that is not confirmed, when its link ends.
  expires_at timestamptz NOT NULL,
  CHECK ((state = 'pending') = (confirmed_at IS NULL))
);
CREATE UNIQUE INDEX volunteers_one_an_address ON volunteers (lower(email));
CREATE INDEX volunteers_expiring ON volunteers (expires_at);
