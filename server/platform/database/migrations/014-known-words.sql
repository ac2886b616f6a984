-- Up Migration

-- What ends by itself, such as an offer, is found until then: an entry with it beside the one that stays.
ALTER TABLE search_entries ADD COLUMN until timestamptz NOT NULL DEFAULT 'infinity';
ALTER TABLE search_entries DROP CONSTRAINT search_entries_pkey;
ALTER TABLE search_entries ADD PRIMARY KEY (kind, record_id, language, until);

-- Every word of the index, for questions with typing errors; which of them the public sees is asked of the entries.
CREATE TABLE known_words (word text PRIMARY KEY);
CREATE INDEX known_words_beginnings ON known_words (word text_pattern_ops);
CREATE INDEX known_words_endings ON known_words (reverse(word) text_pattern_ops);
