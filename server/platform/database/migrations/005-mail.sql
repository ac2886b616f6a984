-- Up Migration

ALTER TABLE mails
  ADD COLUMN recipient_name text NOT NULL DEFAULT '',
  ADD COLUMN reply_to_name text NOT NULL DEFAULT '',
  -- A letter that harms nobody twice, such as a reset link: when uncertain, it is sent once more by itself.
  ADD COLUMN may_repeat boolean NOT NULL DEFAULT false,
  -- One recipient, and nothing that could begin a second header.
  ADD CONSTRAINT mails_recipient CHECK (recipient ~ '^[^[:space:][:cntrl:]<>,;:"]+@[^[:space:][:cntrl:]<>,;:"@]+$'),
  ADD CONSTRAINT mails_lines CHECK ((subject || recipient_name || reply_to_name || coalesce(reply_to, '')) !~ '[[:cntrl:]]'),
  ADD CONSTRAINT mails_claimed CHECK (state <> 'sending' OR (claimed_by IS NOT NULL AND claimed_at IS NOT NULL)),
  ADD CONSTRAINT mails_token CHECK (state <> 'sent' OR sealed_token IS NULL);
