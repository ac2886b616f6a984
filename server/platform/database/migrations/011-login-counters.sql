-- Up Migration

-- Failures are counted by the name that was typed, whoever has it: a counter shared by the two names of an account would
-- tell that they belong together. The account itself counts both, up to the limit after which only an administrator helps.
ALTER TABLE unknown_logins RENAME TO login_counters;
ALTER INDEX unknown_logins_pkey RENAME TO login_counters_pkey;
ALTER TABLE login_counters ADD COLUMN user_id integer REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX login_counters_user ON login_counters (user_id);

ALTER TABLE users DROP COLUMN locked_until;
