-- Up Migration

-- By this name reports of mail systems tell a letter (RFC 3461), and by this address mail programs leave for its reader.
ALTER TABLE mails ADD COLUMN envelope_id text CHECK (envelope_id ~ '^[0-9a-z-]{1,60}$');
ALTER TABLE mails ADD COLUMN unsubscribe_mail text CHECK (unsubscribe_mail !~ '[[:cntrl:][:space:]<>]');

-- Why nothing is sent to a reader, and since when. `enabled_at`: when staff took that back last; what came back before
-- counts no more.
ALTER TABLE newsletter_subscribers ADD COLUMN disabled_reason text CHECK (disabled_reason IN
  ('staff', 'complaint', 'unknownUser', 'unknownHost', 'moved', 'acceptsNoMail', 'undelivered'));
ALTER TABLE newsletter_subscribers ADD COLUMN disabled_at timestamptz;
ALTER TABLE newsletter_subscribers ADD COLUMN enabled_at timestamptz;
UPDATE newsletter_subscribers SET disabled_reason = 'staff', disabled_at = coalesce(
  (SELECT max(audit.created_at) FROM audit
    WHERE entity = 'subscription' AND entity_id = newsletter_subscribers.id AND action = 'disable'), activated_at)
  WHERE state = 'disabled';
ALTER TABLE newsletter_subscribers ADD CHECK ((state = 'disabled') = (disabled_reason IS NOT NULL));
ALTER TABLE newsletter_subscribers ADD CHECK ((state = 'disabled') = (disabled_at IS NOT NULL));

-- That a letter came back, or was complained of, and the most lasting that was told of it.
ALTER TABLE newsletter_letters ADD COLUMN bounce text CHECK (bounce IN ('soft', 'hard', 'complaint'));
ALTER TABLE newsletter_letters ADD COLUMN bounce_reason text;
ALTER TABLE newsletter_letters ADD COLUMN bounced_at timestamptz;
ALTER TABLE newsletter_letters ADD CHECK ((bounce IS NULL) = (bounced_at IS NULL));

-- How far a mailbox has been read, and since when it cannot be.
CREATE TABLE mailbox_readings (
  -- Server, account and folder.
  mailbox text PRIMARY KEY,
  uid_validity bigint,
  last_uid bigint NOT NULL DEFAULT 0,
  read_at timestamptz,
  failed_since timestamptz,
  failures integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  trouble text,
  CHECK ((failures = 0) = (failed_since IS NULL)),
  CHECK ((failures = 0) = (trouble IS NULL))
);
