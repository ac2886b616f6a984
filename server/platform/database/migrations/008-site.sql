-- Up Migration

-- A message about a barrier says on which page it is.
ALTER TABLE contact_messages ADD COLUMN barrier_page text;

-- How often pages are seen: no visitor, no address, no moment; one row a day, page, language and origin.
CREATE TABLE page_views (
  day date NOT NULL,
  page text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  referrer text NOT NULL,
  views integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, page, language, referrer)
);
