-- Up Migration

-- Readers whom staff have imported: why they may be written to, and who has said so. `created_at` says when.
ALTER TABLE newsletter_subscribers
  ADD legal_basis text CHECK (legal_basis <> ''),
  ADD imported_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD CHECK (imported_by IS NULL OR legal_basis IS NOT NULL);
