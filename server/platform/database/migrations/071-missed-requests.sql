-- Up Migration

-- What visitors asked for and did not get: how often, first and last when, and nothing about who.
CREATE TABLE missed_requests (
  kind text NOT NULL CHECK (kind IN ('address', 'question')),
  language text NOT NULL CHECK (language IN ('', 'de', 'en')),
  asked text NOT NULL CHECK (length(asked) BETWEEN 1 AND 200),
  times integer NOT NULL CHECK (times > 0),
  first_asked_at timestamptz NOT NULL,
  last_asked_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  PRIMARY KEY (kind, language, asked),
  CHECK ((kind = 'address') = (language = ''))
);

-- Addresses without a page, and where they lead instead: always to a path of this site, never to themselves.
CREATE TABLE redirects (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_path text NOT NULL UNIQUE CHECK (from_path ~ '^/[^/\\?#][^\\?#]*$' AND length(from_path) <= 200),
  to_path text NOT NULL CHECK (to_path ~ '^/[^/\\][^\\]*$' AND length(to_path) <= 500),
  created_at timestamptz NOT NULL,
  CHECK (split_part(split_part(to_path, '#', 1), '?', 1) <> from_path)
);
