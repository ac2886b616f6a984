-- Up Migration

-- Issues of the newsletter made the portraits that they announced public for good. They are shown by the pages of their
-- people, which ends with the consent. What the text of an issue shows stays.
UPDATE files SET is_public = false
WHERE id IN (
  SELECT (block #>> '{attrs,fileId}')::int
  FROM newsletters,
    LATERAL jsonb_each(sent_parts) AS told (language, document),
    LATERAL (
      SELECT block, lead(block) OVER (ORDER BY place) AS next_block
      FROM jsonb_array_elements(CASE jsonb_typeof(document) WHEN 'object' THEN document -> 'content' ELSE '[]' END)
        WITH ORDINALITY AS blocks (block, place)
    ) AS pairs
  WHERE block ->> 'type' = 'image' AND next_block ->> 'type' = 'heading'
    AND jsonb_path_exists(next_block, '$.content[*].marks[*].attrs ? (@.kind == "people")')
) AND NOT EXISTS (
  SELECT FROM record_references
  WHERE kind = 'newsletter' AND target = 'files' AND target_id = files.id
);
