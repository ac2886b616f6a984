-- Up Migration

-- The account of a former member ends by itself after a period, which counts from here on: from the moment they become
-- one by whichever way, and for those who are one already from this migration.
ALTER TABLE users ADD COLUMN former_since timestamptz;
UPDATE users SET former_since = now() FROM statuses WHERE statuses.id = status_id AND is_former;
CREATE FUNCTION note_former() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM statuses WHERE id = NEW.status_id AND is_former) THEN
    NEW.former_since := coalesce(NEW.former_since, now());
  ELSE
    NEW.former_since := NULL;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_note_former BEFORE INSERT OR UPDATE OF status_id ON users FOR EACH ROW EXECUTE FUNCTION note_former();
