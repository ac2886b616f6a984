-- Up Migration

-- How many people a study looks for, how many it has found, and whether it has enough; who got its call and is not on the
-- list any more; and when its contact was last told how it stands.
ALTER TABLE studies
  ADD COLUMN places integer CHECK (places > 0),
  ADD COLUMN places_taken integer NOT NULL DEFAULT 0 CHECK (places_taken >= 0),
  ADD COLUMN has_enough boolean NOT NULL DEFAULT false,
  ADD COLUMN told_and_gone integer NOT NULL DEFAULT 0,
  ADD COLUMN contact_told_at timestamptz;

-- A call that was sent is counted further when its reader goes, without who that was.
CREATE FUNCTION count_told_and_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studies SET told_and_gone = told_and_gone + 1 WHERE id = OLD.study_id;
  RETURN NULL;
END $$;
CREATE TRIGGER study_letters_gone AFTER DELETE ON study_letters
  FOR EACH ROW WHEN (OLD.written_at IS NOT NULL) EXECUTE FUNCTION count_told_and_gone();
