-- Up Migration

-- A device's failures are forgotten after a while, like an account's.
ALTER TABLE known_devices ADD COLUMN last_failed_login_at timestamptz;
CREATE INDEX known_devices_user ON known_devices (user_id);

-- Nobody's username is somebody else's address: both log in.
ALTER TABLE users ADD CHECK (username !~ '@');
