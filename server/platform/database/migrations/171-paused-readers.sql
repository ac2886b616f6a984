-- Up Migration

-- Until then no issue goes to a reader who wants a break; in the past, it is over.
ALTER TABLE newsletter_subscribers ADD COLUMN paused_until timestamptz;
