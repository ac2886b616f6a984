-- Up Migration

-- What is counted beside requests, without addresses and names.
CREATE TABLE hourly_figures (
  hour timestamptz NOT NULL,
  name text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (hour, name)
);

-- Who logged in within the last hour, and from which address where it is one of a private network, which names nobody.
CREATE TABLE recent_logins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  private_ip text,
  created_at timestamptz NOT NULL
);
