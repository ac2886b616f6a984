-- Up Migration

-- Each letter to an invited address has a link of its own, and all of them open its one ticket. A code has none.
CREATE TABLE ticket_links (
  token_hash bytea PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES voting_tickets (id) ON DELETE CASCADE
);
CREATE INDEX ticket_links_ticket ON ticket_links (ticket_id);

INSERT INTO ticket_links (token_hash, ticket_id)
  SELECT token_hash, id FROM voting_tickets WHERE email IS NOT NULL;
ALTER TABLE voting_tickets ALTER COLUMN token_hash DROP NOT NULL;
UPDATE voting_tickets SET token_hash = NULL WHERE email IS NOT NULL;
ALTER TABLE voting_tickets
  ADD CONSTRAINT voting_tickets_code_or_address CHECK ((email IS NULL) = (token_hash IS NOT NULL));

-- Who is invited to vote on a poll, and in which language; goes with the ticket of the address.
CREATE TABLE poll_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  poll_id integer NOT NULL REFERENCES polls (id) ON DELETE CASCADE,
  ticket_id uuid NOT NULL UNIQUE REFERENCES voting_tickets (id) ON DELETE CASCADE,
  email text NOT NULL,
  name text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  created_at timestamptz NOT NULL
);
CREATE INDEX poll_invitations_poll ON poll_invitations (poll_id, id);

-- What is to be sent to whom, once each: a letter is wanted, and then written into the outbox.
CREATE TABLE poll_letters (
  invitation_id integer NOT NULL REFERENCES poll_invitations (id) ON DELETE CASCADE,
  letter text NOT NULL CHECK (letter IN ('invitation', 'reminder')),
  -- Tells apart what comes again: the day of a reminder, the request that sent a link once more.
  occasion text NOT NULL,
  wanted_at timestamptz NOT NULL,
  written_at timestamptz,
  PRIMARY KEY (invitation_id, letter, occasion)
);
CREATE INDEX poll_letters_unwritten ON poll_letters (wanted_at) WHERE written_at IS NULL;
