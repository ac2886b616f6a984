/** All setting names; secrets may also be given with `_FILE` appended. */
const names = [
  'HOST',
  'PORT',
  'BASE_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'SITE_SECRET',
  'RP_ID',
  'RP_ORIGINS',
  'SMTP_URL',
  'LETTERS',
  'POOL_KEY',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_RETURN',
  'MAIL_RATE',
  'MAIL_DOMAIN_RATE',
  'NEWSLETTER_HOLD',
  'CONFIRMATIONS_A_DAY',
  'IMAP_URL',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'SOCIAL_URL',
  'SOCIAL_NAME',
  'PUBMED_URL',
  'PUBMED_API_KEY',
  'CROSSREF_URL',
  'DATACITE_URL',
  'TRUST_PROXY',
  'SECURITY_LOG',
  'HSTS',
  'DEMO',
  'DEMO_PASSWORD',
  'LOG_LEVEL',
  'LIMITS',
  'NODE_ENV',
]
const secrets = ['DATABASE_URL', 'SITE_SECRET', 'SMTP_URL', 'IMAP_URL', 'PUBMED_API_KEY', 'DEMO_PASSWORD']
const known = new Set([...names, ...secrets.map(name => `${name}_FILE`)])
const families = /^(SMTP|IMAP|MATOMO|SOCIAL|PUBMED|CROSSREF|DATACITE|DEMO|TRUST)_/ // prefixes that no other program's variables use

/**
 * Returns a sentence for each environment variable that looks like a setting but is none, such as `SMTPURL`.
 */
export function notesOnNames(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter(name => env[name]?.trim() && !known.has(name))
    .flatMap(name => {
      const meant = [...known].find(one => letters(one) === letters(name) || isOneOff(one, name))
      if (meant) return `${name} is no setting and is ignored: is ${meant} meant?`
      return families.test(name) ? `${name} is no setting and is ignored: docs/operations.md lists them.` : []
    })
}

function letters(name: string): string {
  return name.replaceAll(/[_-]/g, '').toUpperCase()
}

/** Whether one letter is missing, extra or wrong. Short names are too similar to others. */
function isOneOff(one: string, other: string): boolean {
  if (one.length < 8 || Math.abs(one.length - other.length) > 1) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1)
}
