-- Up Migration

-- Until this moment an invitation, or a reminder, can be taken back.
ALTER TABLE voting_letters ADD COLUMN send_after timestamptz;

-- What several registrations were confirmed or cancelled by at once, whose letters wait together.
ALTER TABLE event_letters ADD COLUMN act text;
