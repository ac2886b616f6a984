-- Up Migration

-- Addresses without signs that nobody sees, and with their domain as mails are sent to it: older rows were kept as typed.
-- A row stays as it is where another one has the address already: none is lost, and one mailbox has no two accounts.

CREATE FUNCTION clean_address_label(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
-- RFC 3492 §6.3.
DECLARE
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points constant int[] := array(SELECT ascii(sign) FROM regexp_split_to_table(label, '') AS sign);
  written text := array_to_string(array(SELECT chr(point) FROM unnest(points) AS point WHERE point < 128), '');
  basic constant int := length(written);
  handled int := basic;
  n int := 128;
  delta int := 0;
  bias int := 72;
  point int;
  q int;
  k int;
  t int;
BEGIN
  IF basic = cardinality(points) THEN RETURN label; END IF;
  IF basic > 0 THEN written := written || '-'; END IF;
  WHILE handled < cardinality(points) LOOP
    SELECT min(next) INTO point FROM unnest(points) AS next WHERE next >= n;
    delta := delta + (point - n) * (handled + 1);
    n := point;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN point <> n;
      q := delta;
      k := 36;
      LOOP
        t := least(greatest(k - bias, 1), 26);
        EXIT WHEN q < t;
        written := written || substr(digits, t + (q - t) % (36 - t) + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      written := written || substr(digits, q + 1, 1);
      delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || written;
END $$;

CREATE FUNCTION clean_address(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  plain text := address;
  domain text;
BEGIN
  IF address ~ '[^\x21-\x7e]' THEN
    plain := regexp_replace(normalize(address, NFKC),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8]',
      '', 'g');
    plain := normalize(btrim(plain), NFKC);
  END IF;
  domain := substring(plain FROM '[^@]*$');
  IF plain !~ '@' OR domain = '' THEN RETURN address; END IF;
  RETURN left(plain, -length(domain))
    || array_to_string(array(SELECT clean_address_label(label) FROM regexp_split_to_table(lower(domain), '\.') AS label), '.');
END $$;

UPDATE users SET email = clean_address(email)
WHERE email <> clean_address(email) AND NOT EXISTS (
  SELECT FROM users AS other WHERE other.id <> users.id AND lower(clean_address(other.email)) = lower(clean_address(users.email))
    AND (lower(other.email) = lower(clean_address(users.email)) OR other.id < users.id)
);

UPDATE email_changes SET email = clean_address(email) WHERE email <> clean_address(email);

UPDATE volunteers SET email = clean_address(email)
WHERE email <> clean_address(email) AND NOT EXISTS (
  SELECT FROM volunteers AS other WHERE other.id <> volunteers.id
    AND lower(clean_address(other.email)) = lower(clean_address(volunteers.email))
    AND (lower(other.email) = lower(clean_address(volunteers.email)) OR other.id < volunteers.id)
);

-- Their `mark` is of the domain in ASCII already.
UPDATE newsletter_subscribers SET email = clean_address(email) WHERE email <> clean_address(email);

UPDATE event_registrations SET email = clean_address(email) WHERE email <> clean_address(email);
UPDATE event_registrations SET email_key = lower(clean_address(email))
WHERE email_key <> lower(clean_address(email)) AND NOT EXISTS (
  SELECT FROM event_registrations AS other
  WHERE other.event_id = event_registrations.event_id AND other.id <> event_registrations.id
    AND lower(other.email) = lower(event_registrations.email)
    AND (other.email_key = lower(event_registrations.email) OR other.id < event_registrations.id)
    AND other.state IN ('pending', 'waiting', 'offered', 'confirmed')
);

-- Their `email_key` is of the domain in ASCII already.
UPDATE contest_artists SET email = clean_address(email) WHERE email <> clean_address(email);
UPDATE contact_messages SET email = clean_address(email) WHERE email <> clean_address(email);
UPDATE groups SET contact = jsonb_set(contact, '{email}', to_jsonb(clean_address(contact ->> 'email')))
WHERE contact ->> 'email' <> clean_address(contact ->> 'email');
UPDATE studies SET contact = jsonb_set(contact, '{email}', to_jsonb(clean_address(contact ->> 'email')))
WHERE contact ->> 'email' <> clean_address(contact ->> 'email');
-- Letters that wait reach their readers now.
UPDATE mails SET recipient = clean_address(recipient) WHERE recipient <> clean_address(recipient);
UPDATE mails SET reply_to = clean_address(reply_to) WHERE reply_to <> clean_address(reply_to);

DROP FUNCTION clean_address(text);
DROP FUNCTION clean_address_label(text);
