-- Whether a password has fewer characters than one that stands alone needs: it was chosen beside a second factor.
ALTER TABLE users ADD COLUMN has_short_password boolean NOT NULL DEFAULT false;
