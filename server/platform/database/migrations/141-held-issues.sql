-- Up Migration

-- When an issue is sent that staff have ordered to be, and until when nothing of one that goes out again leaves. Null: it
-- was not ordered, or goes out.
ALTER TABLE newsletters ADD COLUMN send_after timestamptz;
CREATE INDEX newsletters_ordered ON newsletters (send_after) WHERE send_after IS NOT NULL;
INSERT INTO mail_batches (name) SELECT 'newsletter ' || id FROM newsletters WHERE sent_at IS NOT NULL;
