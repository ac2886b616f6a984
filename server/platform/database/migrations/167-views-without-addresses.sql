-- Up Migration

-- A saved view that searches for an e-mail address would keep it longer than what it was looked for in.
UPDATE list_settings SET settings = jsonb_set(settings, '{views}', (
  SELECT coalesce(jsonb_agg(view ORDER BY place), '[]')
  FROM jsonb_array_elements(settings->'views') WITH ORDINALITY AS views (view, place)
  WHERE view->>'query' !~ '@|%40'
));
