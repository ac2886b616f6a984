-- Which checks a rebuild sees to: one with a smaller number may be committed after they were read.
ALTER TABLE author_rebuild ADD COLUMN check_ids integer[] NOT NULL DEFAULT '{}';
