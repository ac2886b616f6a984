-- Up Migration

-- Letters to many that are paused, resumed and stopped together, such as an issue of the newsletter.
CREATE TABLE mail_batches (
  name text PRIMARY KEY,
  paused_at timestamptz,
  paused_because text CHECK (paused_because IN ('staff', 'failures')),
  -- How many letters ended since the batch began or was resumed, and how many of them did not arrive.
  ended integer NOT NULL DEFAULT 0 CHECK (ended >= 0),
  failed integer NOT NULL DEFAULT 0 CHECK (failed BETWEEN 0 AND ended),
  failed_in_row integer NOT NULL DEFAULT 0 CHECK (failed_in_row BETWEEN 0 AND failed),
  -- When staff were told of this pause.
  told_at timestamptz,
  CHECK ((paused_at IS NULL) = (paused_because IS NULL)),
  CHECK (told_at IS NULL OR paused_because IS NOT DISTINCT FROM 'failures')
);
ALTER TABLE mails ADD COLUMN batch text REFERENCES mail_batches (name);
ALTER TABLE mails ADD CHECK (batch IS NULL OR is_bulk);
CREATE INDEX mails_batch ON mails (batch, sent_at) WHERE batch IS NOT NULL;
ALTER TABLE mails ADD COLUMN domain text GENERATED ALWAYS AS (lower(split_part(recipient, '@', 2))) STORED;

-- When the next letter to many may leave: at all (where the domain is empty), and to a receiving domain.
CREATE TABLE mail_lanes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  domain text NOT NULL UNIQUE,
  next_at timestamptz NOT NULL,
  -- How often in a row the domain has put letters off.
  deferrals integer NOT NULL DEFAULT 0 CHECK (deferrals >= 0)
);
