-- Up Migration

CREATE TABLE groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name jsonb NOT NULL CHECK (name ?& array['de', 'en']),
  leader_id integer REFERENCES users (id) ON DELETE SET NULL,
  is_pi_group boolean NOT NULL DEFAULT false,
  is_associated_pi_group boolean NOT NULL DEFAULT false,
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
  subject jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (subject ?& array['de', 'en']),
  keyword jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (keyword ?& array['de', 'en']),
  teaser jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (teaser ?& array['de', 'en']),
  description jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (description ?& array['de', 'en']),
  projects jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(projects) = 'array'),
  contact jsonb NOT NULL DEFAULT '{"email": "", "phone": "", "place": {"de": "", "en": ""}}'
    CHECK (contact ?& array['email', 'phone', 'place']),
  publications jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (publications ?& array['de', 'en']),
  member_ids jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(member_ids) = 'array'),
  alumni_ids jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(alumni_ids) = 'array'),
  sort_priority integer NOT NULL DEFAULT 0 CHECK (sort_priority BETWEEN 0 AND 9999),
  slug jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (slug ?& array['de', 'en']),
  is_visible boolean NOT NULL DEFAULT false,
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  translation jsonb NOT NULL
    DEFAULT '{"de": {"hash": "", "inStepWith": ""}, "en": {"hash": "", "inStepWith": ""}}',
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL,
  updated_by integer REFERENCES users (id) ON DELETE SET NULL,
  deleted_at timestamptz,
  deleted_by integer REFERENCES users (id) ON DELETE SET NULL,
  CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at)
);
CREATE INDEX groups_public ON groups (sort_priority DESC, id) WHERE is_visible AND deleted_at IS NULL;
CREATE INDEX groups_leader ON groups (leader_id);
CREATE INDEX groups_members ON groups USING gin (member_ids jsonb_path_ops);

-- The words by which people belonged to groups become groups, hidden, with the ids they had: what points at them stays.
INSERT INTO groups (id, name, sort_priority, search_text, created_at, updated_at) OVERRIDING SYSTEM VALUE
  SELECT id, label, greatest(0, 100 - position), lower(label ->> 'de'), now(), now() FROM lookups WHERE kind = 'group';
SELECT setval(pg_get_serial_sequence('groups', 'id'), coalesce(max(id), 1), max(id) IS NOT NULL) FROM groups;
INSERT INTO revisions (kind, record_id, n, action, fields, changed, user_id, created_at)
  SELECT 'groups', id, 1, 'created', jsonb_build_object('name', name), '[]', null, created_at FROM groups;
UPDATE record_references SET target = 'groups'
  WHERE target = 'lookups' AND kind = 'people' AND field = 'groupId';

ALTER TABLE users DROP CONSTRAINT users_group_id_fkey;
ALTER TABLE users ADD CONSTRAINT users_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups (id) ON DELETE SET NULL;
DELETE FROM lookups WHERE kind = 'group';
ALTER TABLE lookups DROP CONSTRAINT lookups_kind_check;
ALTER TABLE lookups ADD CONSTRAINT lookups_kind_check
  CHECK (kind IN ('title', 'position', 'institution', 'boardRole', 'service'));
