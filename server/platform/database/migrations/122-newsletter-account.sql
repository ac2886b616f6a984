-- Up Migration

-- Whom an issue was to go to and did not: who had left before, and to whom nothing is sent.
ALTER TABLE newsletter_letters DROP CONSTRAINT newsletter_letters_outcome_check;
UPDATE newsletter_letters SET outcome =
  CASE WHEN subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE state = 'disabled') THEN 'suppressed' ELSE 'left' END
  WHERE outcome = 'dropped';
ALTER TABLE newsletter_letters ADD CONSTRAINT newsletter_letters_outcome_check
  CHECK (outcome IN ('sent', 'failed', 'uncertain', 'left', 'suppressed'));
-- What has not been written waits, and nothing else.
ALTER TABLE newsletter_letters ADD CHECK (outcome IS NULL OR written_at IS NOT NULL);

-- So that an issue's figures come to the number of those it was to go to at every moment: each of them has one line with
-- one state, and no line goes before its issue.
CREATE FUNCTION keep_newsletter_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM newsletters WHERE id = OLD.newsletter_id) THEN
    RAISE EXCEPTION 'a line of an issue stays as long as the issue' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER newsletter_letters_stay BEFORE DELETE ON newsletter_letters
  FOR EACH ROW EXECUTE FUNCTION keep_newsletter_letter();
CREATE TRIGGER newsletter_letters_keep_issue BEFORE UPDATE OF newsletter_id, round ON newsletter_letters
  FOR EACH ROW WHEN (OLD.newsletter_id <> NEW.newsletter_id OR OLD.round <> NEW.round)
  EXECUTE FUNCTION keep_newsletter_letter();
