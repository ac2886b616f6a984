-- Up Migration

-- The letter about a lockout is called after it.
UPDATE mails SET purpose = 'accountLocked' WHERE purpose = 'accountRests';
