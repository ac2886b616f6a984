-- Up Migration

-- Seats are held, letters are sent after a moment: two words for two things.
ALTER TABLE event_letters RENAME COLUMN held_until TO send_after;
