-- Up Migration

-- Issues of the newsletter.
CREATE TABLE newsletters (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (subject ?& array['de', 'en']),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  content jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (content ?& array['de', 'en']),
  plain_text jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (plain_text ?& array['de', 'en']),
  sent_at timestamptz
);
SELECT record_columns('newsletters', 'translated', 'addressed', 'published');
-- The archive holds what was sent.
ALTER TABLE newsletters ADD CHECK (NOT is_visible OR sent_at IS NOT NULL);

-- Whom an issue goes to: each reader once in each round. A line is written into the outbox soon after, and marked in the
-- same transaction. `outcome` is what became of its letter when that was looked at last.
CREATE TABLE newsletter_letters (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  newsletter_id integer NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  -- Null: the proof of the subscription is gone, too.
  subscriber_id integer REFERENCES newsletter_subscribers (id) ON DELETE SET NULL,
  round integer NOT NULL DEFAULT 1 CHECK (round > 0),
  wanted_at timestamptz NOT NULL,
  written_at timestamptz,
  outcome text CHECK (outcome IN ('sent', 'failed', 'uncertain', 'dropped')),
  -- Why it failed, as the outbox keeps it.
  trouble text,
  UNIQUE (newsletter_id, subscriber_id, round)
);
CREATE INDEX newsletter_letters_unwritten ON newsletter_letters (wanted_at, id) WHERE written_at IS NULL;
CREATE INDEX newsletter_letters_subscriber ON newsletter_letters (subscriber_id);
