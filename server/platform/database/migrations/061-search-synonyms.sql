-- Up Migration

-- Words that mean the same to whoever searches, in either language: who looks for one finds the others, too.
CREATE TABLE search_synonyms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 2 AND 12 AND array_position(words, NULL) IS NULL)
);

INSERT INTO search_synonyms (words) VALUES
  (array['Faser', 'fibre', 'fiber']),
  (array['Promotion', 'Doktorarbeit', 'PhD', 'doctorate']),
  (array['7 Tesla', '7T']),
  (array['9,4 Tesla', '9,4T']),
  (array['3 Tesla', '3T']),
  (array['MRT', 'MRI', 'Kernspin', 'Magnetresonanztomographie']),
  (array['fMRT', 'fMRI', 'funktionelle MRT', 'functional MRI']),
  (array['Farbe', 'colour', 'color']),
  (array['Zentrum', 'centre', 'center']),
  (array['Proband', 'Freiwillige', 'volunteer']),
  (array['Stellenangebot', 'Job', 'Karriere', 'vacancy', 'career']);
