-- Up Migration

-- Annual reports, with a PDF in each language. One that is not in the trash has its year for itself.
CREATE TABLE reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year integer NOT NULL CHECK (year BETWEEN 1800 AND 2200),
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  description jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (description ?& array['de', 'en']),
  pdf_ids jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (pdf_ids ?& array['de', 'en']),
  is_accessible jsonb NOT NULL DEFAULT '{"de": false, "en": false}' CHECK (is_accessible ?& array['de', 'en']),
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb
);
SELECT record_columns('reports', 'translated', 'addressed', 'published');
CREATE UNIQUE INDEX reports_one_a_year ON reports (year) WHERE deleted_at IS NULL;
