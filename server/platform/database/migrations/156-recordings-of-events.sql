-- Up Migration

-- What is left of an event: its film, as lectures have it, and its slides.
ALTER TABLE events
  ADD COLUMN recording jsonb NOT NULL
    DEFAULT '{"videoId": null, "videoCaptions": {"de": null, "en": null}, "address": ""}'
    CHECK (recording ?& array['videoId', 'videoCaptions', 'address']),
  ADD COLUMN slides_id integer REFERENCES files (id) ON DELETE SET NULL;
