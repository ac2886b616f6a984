-- Up Migration

-- An event may do without institution, city and country of those who register; so far each has asked for them.
UPDATE events SET registration = registration || '{"asksPlace": true}' WHERE NOT registration ? 'asksPlace';
ALTER TABLE event_registrations DROP CONSTRAINT event_registrations_country_check;
ALTER TABLE event_registrations ADD CONSTRAINT event_registrations_country_check CHECK (country ~ '^([A-Z]{2})?$');
