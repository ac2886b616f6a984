-- Up to which line the database knows each ledger of erasures, by the id in its file. Under '' stands up to which it knew
-- all of them before they had ids.
ALTER TABLE installation ADD COLUMN ledgers jsonb NOT NULL DEFAULT '{}';
UPDATE installation SET ledgers = jsonb_build_object('', erasures);
