-- Up Migration

-- Whether somebody is asked for a second factor when they log in, and since when.
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Null until a recovery code was typed back.
  on_since timestamptz,
  created_at timestamptz NOT NULL
);

-- The app that shows codes (RFC 6238). Its secret is sealed with the key of the installation.
CREATE TABLE code_apps (
  user_id integer PRIMARY KEY REFERENCES second_factors ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  -- Null until a code of it was typed.
  confirmed_at timestamptz,
  -- The last period of 30 seconds whose code was taken: each counts once.
  last_period bigint NOT NULL DEFAULT 0,
  -- Wrong codes since the last right one, whatever became of the password meanwhile.
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash bytea NOT NULL,
  -- New ones replace the old ones once one of them was typed back.
  is_new boolean NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE passkeys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (name <> ''),
  -- The host it belongs to: it opens nothing at another one.
  rp_id text NOT NULL,
  -- Whether the device asked for a finger or a PIN: then it lets in without a password.
  verifies_user boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- Between a right password, or a question to a passkey, and its answer: bound to a browser by a cookie.
CREATE TABLE login_steps (
  hash bytea PRIMARY KEY,
  -- Null where a passkey alone logs in.
  user_id integer REFERENCES users ON DELETE CASCADE,
  -- Whose failures are counted: see login_counters.
  name_hash bytea,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- A second factor that an administrator asked to be taken away, once its owner has had a day to object.
CREATE TABLE second_factor_resets (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  asked_by integer REFERENCES users ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);

-- When somebody last showed in this session that it is they: by logging in, or when asked again.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
-- What a passkey is asked to sign before a dangerous act, or when it is added.
ALTER TABLE sessions ADD COLUMN challenge text;

ALTER TABLE roles ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;
ALTER TABLE roles ADD COLUMN second_factor_required_at timestamptz;
