-- Up Migration

-- How a person looks at a list of backstage: its columns, rows per page and saved views. Gone with the person.
CREATE TABLE list_settings (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  list text NOT NULL,
  settings jsonb NOT NULL,
  PRIMARY KEY (user_id, list)
);
