-- Up Migration

-- Why a picture is shown without a description; empty: nobody said.
ALTER TABLE files ADD COLUMN undescribed_reason text NOT NULL DEFAULT '';
