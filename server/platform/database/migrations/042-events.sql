-- Up Migration

CREATE TABLE events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title jsonb NOT NULL CHECK (title ?& array['de', 'en']),
  teaser jsonb NOT NULL DEFAULT '{"de": "", "en": ""}' CHECK (teaser ?& array['de', 'en']),
  start timestamptz,
  "end" timestamptz,
  is_one_day_event boolean NOT NULL DEFAULT true,
  is_cancelled boolean NOT NULL DEFAULT false,
  is_hahn_lecture boolean NOT NULL DEFAULT false,
  is_anniversary boolean NOT NULL DEFAULT false,
  is_ismrm_evening boolean NOT NULL DEFAULT false,
  highlight boolean NOT NULL DEFAULT false,
  has_details_page boolean NOT NULL DEFAULT true,
  is_details_visible boolean NOT NULL DEFAULT true,
  details_content jsonb NOT NULL DEFAULT '{"de": null, "en": null}' CHECK (details_content ?& array['de', 'en']),
  image_id integer REFERENCES files (id) ON DELETE SET NULL,
  image_alt jsonb,
  is_details_image_visible boolean NOT NULL DEFAULT true,
  teaser_image_id integer REFERENCES files (id) ON DELETE SET NULL,
  key_speaker jsonb NOT NULL CHECK (key_speaker ?& array['name', 'text', 'url', 'imageId']),
  venue jsonb NOT NULL CHECK (venue ?& array['name', 'url', 'address']),
  programme jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(programme) = 'array'),
  is_programme_visible boolean NOT NULL DEFAULT true,
  has_registration boolean NOT NULL DEFAULT false,
  registration jsonb NOT NULL CHECK (registration ?& array['isActive', 'start', 'end', 'inPresence', 'online']),
  livestream jsonb NOT NULL CHECK (livestream ?& array['isActive', 'start', 'end', 'markup']),
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
  CHECK (start IS NULL OR "end" IS NULL OR "end" >= start),
  CHECK (NOT is_visible OR (start IS NOT NULL AND "end" IS NOT NULL))
);
CREATE INDEX events_public ON events (start, id) WHERE is_visible AND deleted_at IS NULL;

-- Who takes part. A seat is held by those that are pending, offered or confirmed; those who wait stand in the order of
-- `waiting_since`, and of their ids where that is the same.
CREATE TABLE event_registrations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'waiting', 'offered', 'confirmed', 'cancelled', 'lapsed')),
  participation text NOT NULL CHECK (participation IN ('inPresence', 'online')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  -- The address as it is compared: one registration that is not over for each address and event.
  email_key text NOT NULL,
  institution text NOT NULL,
  city text NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  message text NOT NULL DEFAULT '',
  option text NOT NULL DEFAULT '',
  language text NOT NULL CHECK (language IN ('de', 'en')),
  by_staff boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  waiting_since timestamptz,
  -- Until then a pending or an offered seat is held.
  held_until timestamptz,
  checked_in_at timestamptz,
  ended_at timestamptz,
  -- Rises with every entry for a calendar that was mailed.
  calendar_sequence integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('pending', 'offered')) = (held_until IS NOT NULL)),
  CHECK (state <> 'waiting' OR waiting_since IS NOT NULL)
);
CREATE UNIQUE INDEX event_registrations_one_each ON event_registrations (event_id, email_key)
  WHERE state IN ('pending', 'waiting', 'offered', 'confirmed');
CREATE INDEX event_registrations_event ON event_registrations (event_id, participation, state);
CREATE INDEX event_registrations_held ON event_registrations (held_until) WHERE held_until IS NOT NULL;

-- How many took part, in numbers alone: they stay when what people told us is deleted.
CREATE TABLE event_figures (
  event_id integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  day date NOT NULL,
  participation text NOT NULL CHECK (participation IN ('inPresence', 'online')),
  registered integer NOT NULL DEFAULT 0 CHECK (registered >= 0),
  confirmed integer NOT NULL DEFAULT 0 CHECK (confirmed >= 0),
  checked_in integer NOT NULL DEFAULT 0 CHECK (checked_in >= 0),
  PRIMARY KEY (event_id, day, participation)
);

-- Which letters about a registration there are: each one once. It is written into the outbox in the transaction of what
-- it tells, or soon after it where many are told at once. `occasion` tells apart what can happen again.
CREATE TABLE event_letters (
  registration_id integer NOT NULL REFERENCES event_registrations (id) ON DELETE CASCADE,
  letter text NOT NULL,
  occasion text NOT NULL DEFAULT '',
  wanted_at timestamptz NOT NULL,
  -- Null: not in the outbox yet. What is no longer true by then is written down, too, and not sent.
  written_at timestamptz,
  PRIMARY KEY (registration_id, letter, occasion)
);
CREATE INDEX event_letters_unwritten ON event_letters (wanted_at) WHERE written_at IS NULL;
