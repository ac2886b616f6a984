-- Up Migration

-- How many say that they have answered the call for a study: a hash of the link in each letter, which no table relates to
-- whom the letter went to, so that each counts once.
CREATE TABLE study_answers (
  study_id integer NOT NULL REFERENCES studies (id) ON DELETE CASCADE,
  mark bytea NOT NULL,
  PRIMARY KEY (study_id, mark)
);
