-- Up Migration

-- Every slug a record ever had. The current one answers, older ones redirect to it.
CREATE TABLE slugs (
  kind text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  record_id integer NOT NULL,
  is_current boolean NOT NULL,
  PRIMARY KEY (kind, language, slug)
);
CREATE UNIQUE INDEX slugs_current ON slugs (kind, language, record_id) WHERE is_current;
CREATE INDEX slugs_record ON slugs (kind, record_id);

CREATE TABLE revisions (
  kind text NOT NULL,
  record_id integer NOT NULL,
  n integer NOT NULL,
  action text NOT NULL,
  fields jsonb NOT NULL,
  changed jsonb NOT NULL,
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (kind, record_id, n)
);

-- Who did what. Rows are only ever added, and removed by age.
CREATE TABLE audit (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id integer,
  details jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_entity ON audit (entity, entity_id);

CREATE TABLE tags (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label jsonb NOT NULL,
  key text NOT NULL UNIQUE
);

CREATE TABLE record_tags (
  kind text NOT NULL,
  record_id integer NOT NULL,
  tag_id integer NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (kind, record_id, tag_id)
);
CREATE INDEX record_tags_tag ON record_tags (tag_id);

CREATE TABLE previews (
  hash bytea PRIMARY KEY,
  kind text NOT NULL,
  record_id integer NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  area text NOT NULL,
  label jsonb NOT NULL,
  position integer NOT NULL DEFAULT 0
);
