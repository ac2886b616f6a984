-- Up Migration

-- Looked at every minute: letters whose end is not known, or may change, and those to volunteers that are not written.
-- The conditions are written as in `server/newsletter/letters-ledger.ts` and `server/studies/call-queries.ts`.
CREATE INDEX newsletter_letters_open ON newsletter_letters (id)
  WHERE written_at IS NOT NULL AND (outcome IS NULL OR outcome IN ('failed', 'uncertain'));
CREATE INDEX study_letters_unwritten ON study_letters (volunteer_id) WHERE written_at IS NULL;
