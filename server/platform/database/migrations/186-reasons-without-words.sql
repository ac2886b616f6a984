-- Up Migration

-- What a mail server said of a letter often names the address, and stood here after its reader had left.
UPDATE newsletter_letters
SET trouble = substring(trouble from '^\w+(?:: \d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?)?')
WHERE trouble ~ ':';
