-- Up Migration

-- Addresses that nobody reads who reads the database alone: encrypted to a key that only the process has that sends
-- letters, found again by a keyed hash, and shown masked by what the key of the installation opens (decision 369).
ALTER TABLE installation ADD COLUMN address_key text;

ALTER TABLE volunteers
  ADD COLUMN address_sealed bytea,
  ADD COLUMN address_hash bytea CHECK (octet_length(address_hash) = 32),
  ADD COLUMN address_mask bytea;
DROP INDEX volunteers_one_an_address;
CREATE UNIQUE INDEX volunteers_one_an_address ON volunteers (address_hash) WHERE left_at IS NULL;

-- The same of letters to them. What can open the address goes once the letter is sent.
ALTER TABLE mails
  ALTER COLUMN recipient DROP NOT NULL,
  ADD COLUMN recipient_sealed bytea,
  ADD COLUMN recipient_hash bytea CHECK (octet_length(recipient_hash) = 32),
  ADD COLUMN recipient_mask bytea,
  ADD COLUMN recipient_host bytea CHECK (octet_length(recipient_host) = 32),
  ADD CONSTRAINT mails_one_recipient CHECK ((recipient IS NULL) = (recipient_hash IS NOT NULL)),
  ADD CONSTRAINT mails_sealed_recipient CHECK (CASE WHEN recipient_hash IS NULL
    THEN recipient_sealed IS NULL AND recipient_mask IS NULL AND recipient_host IS NULL
    ELSE recipient_mask IS NOT NULL AND recipient_host IS NOT NULL AND recipient_name = ''
      AND (recipient_sealed IS NULL) = (state = 'sent') END);
CREATE INDEX mails_recipient_hash ON mails (recipient_hash) WHERE recipient_hash IS NOT NULL;
-- The receiving domain, by which letters to many are paced; of a sealed address, what stands for it.
ALTER TABLE mails DROP COLUMN domain;
ALTER TABLE mails ADD COLUMN domain text GENERATED ALWAYS AS
  (coalesce(lower(split_part(recipient, '@', 2)), '#' || encode(recipient_host, 'hex'))) STORED;

-- Rows of an earlier version are sealed by the first start (platform/sealed-addresses/seal-older.ts), which calls this
-- and drops it once no plain address is left; where there are none, at once.
CREATE FUNCTION end_plain_addresses() RETURNS void LANGUAGE sql AS $$
  ALTER TABLE volunteers
    DROP COLUMN email,
    ALTER COLUMN address_sealed SET NOT NULL,
    ALTER COLUMN address_hash SET NOT NULL,
    ALTER COLUMN address_mask SET NOT NULL
$$;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM volunteers) AND NOT EXISTS (SELECT FROM mails WHERE dedupe_key ^@ 'volunteer ') THEN
    PERFORM end_plain_addresses();
    DROP FUNCTION end_plain_addresses();
  END IF;
END $$;
