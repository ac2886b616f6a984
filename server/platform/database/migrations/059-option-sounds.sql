-- Up Migration

-- Options of polls can be heard.
UPDATE polls SET options = (
  SELECT coalesce(jsonb_agg('{"audioId": null}'::jsonb || option ORDER BY place), '[]')
  FROM jsonb_array_elements(options) WITH ORDINALITY AS each_option (option, place));
