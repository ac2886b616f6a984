-- Up Migration

CREATE TABLE polls (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  teaser jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (teaser ?& array['de', 'en']),
  content jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (content ?& array['de', 'en']),
  options jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(options) = 'array'),
  opens_at timestamptz,
  closes_at timestamptz,
  rules jsonb NOT NULL CHECK (rules ?& array['way', 'method', 'isNamed', 'mostVotes']),
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
  CHECK (unpublish_at IS NULL OR publish_at IS NULL OR unpublish_at > publish_at),
  CHECK (opens_at IS NULL OR closes_at IS NULL OR closes_at > opens_at),
  CHECK (NOT is_visible OR closes_at IS NOT NULL)
);

-- A poll that is gone for good takes its votes with it, whoever deletes it.
CREATE FUNCTION forget_voting_of_poll() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM votings WHERE face = 'polls' AND face_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER polls_forget_voting AFTER DELETE ON polls FOR EACH ROW EXECUTE FUNCTION forget_voting_of_poll();
