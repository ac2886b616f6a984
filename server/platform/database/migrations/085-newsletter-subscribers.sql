-- Up Migration

-- Readers of the newsletter. Who has unsubscribed leaves no address, but a keyed hash of it (`mark`), by which the proof
-- of the consent is found for whoever names the address.
CREATE TABLE newsletter_subscribers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mark bytea NOT NULL,
  email text,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'active', 'disabled', 'left')),
  created_at timestamptz NOT NULL,
  -- Until then a pending one can be activated.
  expires_at timestamptz,
  activated_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'left') = (email IS NULL)),
  CHECK ((state = 'left') = (ended_at IS NOT NULL)),
  CHECK ((state = 'pending') = (expires_at IS NOT NULL)),
  CHECK ((state = 'pending') = (activated_at IS NULL))
);
-- One that waits and one that reads for each address.
CREATE UNIQUE INDEX newsletter_subscribers_one_pending ON newsletter_subscribers (mark) WHERE state = 'pending';
CREATE UNIQUE INDEX newsletter_subscribers_one_reader ON newsletter_subscribers (mark)
  WHERE state IN ('active', 'disabled');
CREATE INDEX newsletter_subscribers_state ON newsletter_subscribers (state, created_at);
