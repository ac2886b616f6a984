-- Whether an issue of the newsletter stands in the archive as soon as it is sent. One that is ordered already was looked at
-- without that.
ALTER TABLE newsletters ADD COLUMN archives_when_sent boolean NOT NULL DEFAULT true;
UPDATE newsletters SET archives_when_sent = false WHERE send_after IS NOT NULL OR sent_at IS NOT NULL;
