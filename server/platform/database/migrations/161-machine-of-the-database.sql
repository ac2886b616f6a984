-- Up Migration

-- On which machine, or on which server of databases, it was served last: a copy is noticed by it.
ALTER TABLE installation ADD COLUMN machine text;
