-- Up Migration

-- Who is given a role that asks for a second factor has two weeks for it from then on. By whichever way the role comes:
-- a save, many at once, a merge of roles, a command.
ALTER TABLE users ADD COLUMN role_since timestamptz;
CREATE FUNCTION note_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.role_since := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER users_note_role BEFORE UPDATE OF role_id ON users FOR EACH ROW
  WHEN (OLD.role_id IS DISTINCT FROM NEW.role_id) EXECUTE FUNCTION note_role();
