-- Up Migration

-- What was noticed: a word of `incidentCauses` in contract/security/incident.ts.
ALTER TABLE incidents ADD COLUMN cause text NOT NULL DEFAULT '';
UPDATE incidents SET cause = CASE type
  WHEN 'unusualLoginBehaviour' THEN 'loginAfterWrongPasswords'
  WHEN 'failedLoginAttack' THEN CASE WHEN user_id IS NULL THEN 'wrongPasswordsForNobody' ELSE 'wrongPasswords' END
  WHEN 'anonymousAttackAttempt' THEN 'tooManyLogins'
  ELSE 'refreshTokenReused' END;
ALTER TABLE incidents ALTER COLUMN cause DROP DEFAULT;

-- Staff had the site attacked to see what happens then.
ALTER TABLE incidents ADD COLUMN is_drill boolean NOT NULL DEFAULT false;

CREATE TABLE incident_steps (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  incident_id integer NOT NULL REFERENCES incidents (id) ON DELETE CASCADE,
  step text NOT NULL,
  -- Who did it; null: the site.
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  -- Until when, for what ends by itself.
  until timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX incident_steps_incident ON incident_steps (incident_id);
