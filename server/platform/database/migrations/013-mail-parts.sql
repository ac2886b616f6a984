-- Up Migration

ALTER TABLE mails
  -- Where one ends what the letter belongs to, with one click in the mail program: List-Unsubscribe, RFC 8058.
  ADD COLUMN unsubscribe text,
  -- [{name, type, content}], their bytes in base64.
  ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]',
  -- {method, content}: an entry for the reader's calendar, RFC 5545.
  ADD COLUMN calendar jsonb,
  ADD CONSTRAINT mails_unsubscribe CHECK (unsubscribe !~ '[[:cntrl:][:space:]<>]');

ALTER TABLE mails RENAME COLUMN sealed_token TO sealed_tokens;
