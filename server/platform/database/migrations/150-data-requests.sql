-- Up Migration

-- Who asked what is kept about them: by the form, or by a letter or call that staff entered. A link opens it.
CREATE TABLE data_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  language text NOT NULL CHECK (language IN ('de', 'en')),
  created_at timestamptz NOT NULL,
  -- The end of the link, and of the row; for what staff entered three months after, unless it is answered before.
  expires_at timestamptz NOT NULL,
  started_by integer REFERENCES users (id) ON DELETE SET NULL,
  -- How it came, where staff entered it.
  way text CHECK (way IN ('letter', 'phone', 'inPerson')),
  due_at timestamptz,
  CHECK ((way IS NULL) = (due_at IS NULL))
);
CREATE INDEX data_requests_email ON data_requests (lower(email));

-- What stays of them: how many there were in each month.
CREATE TABLE data_request_figures (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  asked integer NOT NULL DEFAULT 0,
  by_staff integer NOT NULL DEFAULT 0,
  answered integer NOT NULL DEFAULT 0,
  late integer NOT NULL DEFAULT 0,
  erased integer NOT NULL DEFAULT 0
);
