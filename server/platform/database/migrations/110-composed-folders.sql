-- Up Migration

-- Folders are written in composed letters from now on, as names of files are: some systems send them decomposed, and two
-- that looked alike were two.
DELETE FROM folders decomposed USING folders other
WHERE decomposed.path IS NOT NFC NORMALIZED AND other.path <> decomposed.path
  AND lower(normalize(other.path, NFC)) = lower(normalize(decomposed.path, NFC))
  AND (other.path IS NFC NORMALIZED OR other.path < decomposed.path);
UPDATE folders SET path = normalize(path, NFC) WHERE path IS NOT NFC NORMALIZED;

DELETE FROM file_addresses decomposed USING file_addresses other
WHERE (decomposed.folder IS NOT NFC NORMALIZED OR decomposed.name IS NOT NFC NORMALIZED)
  AND (other.folder, lower(other.name)) <> (decomposed.folder, lower(decomposed.name))
  AND (normalize(other.folder, NFC), lower(normalize(other.name, NFC)))
    = (normalize(decomposed.folder, NFC), lower(normalize(decomposed.name, NFC)))
  AND ((other.folder IS NFC NORMALIZED AND other.name IS NFC NORMALIZED)
    OR (other.folder, other.name) < (decomposed.folder, decomposed.name));
UPDATE file_addresses SET folder = normalize(folder, NFC), name = normalize(name, NFC)
WHERE folder IS NOT NFC NORMALIZED OR name IS NOT NFC NORMALIZED;

-- A namesake in the folder that looks alike gets a number, as it would have got when it came.
DO $$
DECLARE
  moved record;
  wished text;
  n integer;
BEGIN
  FOR moved IN SELECT id, normalize(folder, NFC) AS folder, normalize(name, NFC) AS name FROM files
    WHERE folder IS NOT NFC NORMALIZED OR name IS NOT NFC NORMALIZED ORDER BY id
  LOOP
    wished := moved.name;
    n := 1;
    WHILE EXISTS (SELECT FROM files WHERE folder = moved.folder AND lower(name) = lower(wished)
      AND deleted_at IS NULL AND id <> moved.id)
    LOOP
      n := n + 1;
      wished := regexp_replace(moved.name, '(\.[^.]*)?$', '-' || n || '\1');
    END LOOP;
    UPDATE files SET folder = moved.folder, name = wished WHERE id = moved.id;
  END LOOP;
END $$;
