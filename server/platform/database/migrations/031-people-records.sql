-- Up Migration

-- Words that people are described by, chosen from lists that staff edit, in their order.
CREATE TABLE lookups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('title', 'position', 'institution', 'group', 'boardRole', 'service')),
  label jsonb NOT NULL CHECK (label ?& array['de', 'en'] AND label ->> 'de' <> ''),
  position integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX lookups_label ON lookups (kind, lower(label ->> 'de'));

INSERT INTO lookups (kind, label, position) VALUES
  ('title', '{"de": "Dr.", "en": "Dr"}', 1),
  ('title', '{"de": "PD Dr.", "en": "PD Dr"}', 2),
  ('title', '{"de": "Dr. med.", "en": "Dr"}', 3),
  ('title', '{"de": "Dr.-Ing.", "en": "Dr"}', 4),
  ('title', '{"de": "Dipl.-Phys.", "en": ""}', 5),
  ('title', '{"de": "Dipl.-Ing.", "en": ""}', 6),
  ('title', '{"de": "M. Sc.", "en": "MSc"}', 7),
  ('title', '{"de": "B. Sc.", "en": "BSc"}', 8),
  ('position', '{"de": "Institutsleitung", "en": "Head of institute"}', 1),
  ('position', '{"de": "Gruppenleitung", "en": "Group leader"}', 2),
  ('position', '{"de": "Wissenschaftliche Mitarbeit", "en": "Research staff"}', 3),
  ('position', '{"de": "Promotion", "en": "Doctoral researcher"}', 4),
  ('position', '{"de": "Technik", "en": "Technical staff"}', 5),
  ('position', '{"de": "Verwaltung", "en": "Administrative staff"}', 6),
  ('position', '{"de": "Studium", "en": "Student"}', 7),
  ('position', '{"de": "Gastaufenthalt", "en": "Visiting researcher"}', 8),
  ('boardRole', '{"de": "Vorstand", "en": "Executive board"}', 1),
  ('boardRole', '{"de": "Wissenschaftlicher Beirat", "en": "Scientific advisory board"}', 2),
  ('service', '{"de": "ORCID", "en": "ORCID"}', 1),
  ('service', '{"de": "Google Scholar", "en": "Google Scholar"}', 2),
  ('service', '{"de": "ResearchGate", "en": "ResearchGate"}', 3),
  ('service', '{"de": "GitHub", "en": "GitHub"}', 4),
  ('service', '{"de": "LinkedIn", "en": "LinkedIn"}', 5),
  ('service', '{"de": "Mastodon", "en": "Mastodon"}', 6),
  ('service', '{"de": "Website", "en": "Website"}', 7);

ALTER TABLE roles ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE roles SET position = id;
ALTER TABLE statuses ADD COLUMN position integer NOT NULL DEFAULT 0;
-- Who has this status has left, and stands among the former members.
ALTER TABLE statuses ADD COLUMN is_former boolean NOT NULL DEFAULT false;
UPDATE statuses SET position = id, is_former = name = 'alumni';

-- A person is a record: history, trash, permalinks, dates of appearing.
INSERT INTO slugs (kind, language, slug, record_id, is_current)
  SELECT 'people', language, slug, id, true FROM users, unnest(array['de', 'en']) AS language
  WHERE slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120;
ALTER TABLE users DROP CONSTRAINT users_slug_key;
ALTER TABLE users ALTER COLUMN slug TYPE jsonb
  USING jsonb_build_object('de', coalesce(slug, ''), 'en', coalesce(slug, ''));
ALTER TABLE users ALTER COLUMN slug SET DEFAULT '{"de": "", "en": ""}';
ALTER TABLE users ALTER COLUMN slug SET NOT NULL;
ALTER TABLE users ADD CHECK (slug ?& array['de', 'en']);

ALTER TABLE users
  ADD COLUMN title_id integer REFERENCES lookups (id),
  ADD COLUMN is_professor boolean NOT NULL DEFAULT false,
  ADD COLUMN is_associated_professor boolean NOT NULL DEFAULT false,
  ADD COLUMN pronoun jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (pronoun ?& array['de', 'en']),
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN room text NOT NULL DEFAULT '',
  ADD COLUMN is_email_public boolean NOT NULL DEFAULT false,
  ADD COLUMN is_phone_public boolean NOT NULL DEFAULT false,
  ADD COLUMN institution_id integer REFERENCES lookups (id),
  ADD COLUMN position_id integer REFERENCES lookups (id),
  ADD COLUMN group_id integer REFERENCES lookups (id),
  ADD COLUMN image_id integer REFERENCES files (id) ON DELETE SET NULL,
  ADD COLUMN image_alt jsonb,
  ADD COLUMN has_image_consent boolean NOT NULL DEFAULT false,
  ADD COLUMN interests jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (interests ?& array['de', 'en']),
  ADD COLUMN about_me jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (about_me ?& array['de', 'en']),
  ADD COLUMN cv jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (cv ?& array['de', 'en']),
  ADD COLUMN publications jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (publications ?& array['de', 'en']),
  ADD COLUMN is_selected_bibliography boolean NOT NULL DEFAULT false,
  ADD COLUMN board_terms jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN contacts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sort_priority integer NOT NULL DEFAULT 0 CHECK (sort_priority BETWEEN 0 AND 9999),
  ADD COLUMN end_date date,
  ADD COLUMN is_visible boolean NOT NULL DEFAULT false,
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN unpublish_at timestamptz,
  ADD COLUMN translation jsonb NOT NULL
    DEFAULT '{"de": {"hash": "", "inStepWith": ""}, "en": {"hash": "", "inStepWith": ""}}',
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  ADD COLUMN created_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN updated_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN deleted_by integer REFERENCES users (id) ON DELETE SET NULL,
  ADD CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at);

-- Titles that were typed join the list.
INSERT INTO lookups (kind, label, position)
  SELECT 'title', jsonb_build_object('de', min(trim(title)), 'en', ''), 100 FROM users
  WHERE trim(title) <> '' GROUP BY lower(trim(title)) ON CONFLICT DO NOTHING;
UPDATE users SET title_id = lookups.id FROM lookups
  WHERE lookups.kind = 'title' AND lower(lookups.label ->> 'de') = lower(trim(users.title));
ALTER TABLE users DROP COLUMN title;

-- The first state in the history of those who are there already.
INSERT INTO revisions (kind, record_id, n, action, fields, changed, user_id, created_at)
  SELECT 'people', id, 1, 'created', jsonb_build_object(
    'username', username, 'email', email, 'firstName', first_name, 'middleName', middle_name, 'lastName', last_name,
    'titleId', title_id, 'locale', locale, 'roleId', role_id, 'statusId', status_id, 'isLocked', is_locked,
    'isLoginAllowedOverride', is_login_allowed_override), '[]', null, created_at FROM users;

UPDATE record_references SET target = 'people' WHERE target = 'users';

CREATE INDEX users_public ON users (sort_priority DESC, last_name) WHERE is_visible AND deleted_at IS NULL;
CREATE INDEX users_group ON users (group_id);

-- An address that somebody wants for their account, until they open the link that was sent there.
CREATE TABLE email_changes (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
