-- Up Migration

-- Who has left leaves no address, unless the row is held: then it goes with the hold.
ALTER TABLE newsletter_subscribers DROP CONSTRAINT newsletter_subscribers_check;
ALTER TABLE newsletter_subscribers ADD CHECK (state = 'left' OR email IS NOT NULL);
