-- Up Migration

CREATE TABLE installation (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  secret bytea NOT NULL CHECK (length(secret) = 32),
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE roles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  label jsonb NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  can_edit_user boolean NOT NULL DEFAULT false,
  can_edit_content boolean NOT NULL DEFAULT false,
  can_edit_news boolean NOT NULL DEFAULT false,
  can_edit_specials boolean NOT NULL DEFAULT false,
  can_edit_bibliography boolean NOT NULL DEFAULT false
);

CREATE TABLE statuses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  label jsonb NOT NULL,
  allows_login boolean NOT NULL
);

INSERT INTO roles (name, label, is_admin, can_edit_user, can_edit_content, can_edit_news, can_edit_specials, can_edit_bibliography) VALUES
  ('admin', '{"de": "Administration", "en": "Administration"}', true, true, true, true, true, true),
  ('userManager', '{"de": "Benutzerverwaltung", "en": "User management"}', false, true, false, false, false, false),
  ('editor', '{"de": "Redaktion", "en": "Editor"}', false, false, true, true, true, true),
  ('contentEditor', '{"de": "Redaktion Seiten", "en": "Content editor"}', false, false, true, false, false, false),
  ('newsEditor', '{"de": "Redaktion Neuigkeiten", "en": "News editor"}', false, false, false, true, false, false),
  ('specialsEditor', '{"de": "Redaktion Veranstaltungen", "en": "Specials editor"}', false, false, false, false, true, false),
  ('bibliographyEditor', '{"de": "Redaktion Publikationen", "en": "Bibliography editor"}', false, false, false, false, false, true),
  ('member', '{"de": "Mitglied", "en": "Member"}', false, false, false, false, false, false);

INSERT INTO statuses (name, label, allows_login) VALUES
  ('active', '{"de": "Aktiv", "en": "Active"}', true),
  ('applied', '{"de": "Beantragt", "en": "Applied"}', false),
  ('alumni', '{"de": "Ehemalig", "en": "Alumni"}', false);

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text,
  first_name text NOT NULL DEFAULT '',
  middle_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  title text NOT NULL DEFAULT '',
  locale text NOT NULL DEFAULT 'de' CHECK (locale IN ('de', 'en')),
  slug text UNIQUE,
  role_id integer NOT NULL REFERENCES roles (id),
  status_id integer NOT NULL REFERENCES statuses (id),
  is_login_allowed_override boolean,
  is_locked boolean NOT NULL DEFAULT false,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_failed_login_at timestamptz,
  last_login_at timestamptz,
  is_demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
-- One person, however the name is typed.
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_because text
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;

-- Tokens exist here as SHA-256 only.
CREATE TABLE session_tokens (
  hash bytea PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX session_tokens_session ON session_tokens (session_id);

-- A device that has logged in before has its own failure counter, so strangers cannot lock its owner out.
CREATE TABLE known_devices (
  hash bytea NOT NULL,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (hash, user_id)
);

-- Unknown names are counted like known ones, so that an answer tells nothing.
CREATE TABLE unknown_logins (
  name_hash bytea PRIMARY KEY,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  last_failed_login_at timestamptz NOT NULL
);

CREATE TABLE reset_links (
  hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX reset_links_user ON reset_links (user_id);
