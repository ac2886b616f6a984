-- Up Migration

-- How often the page of a record was seen; what is counted by page and origin stands in page_views.
CREATE TABLE record_views (
  day date NOT NULL,
  page text NOT NULL,
  record_id integer NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (day, page, record_id, language)
);
