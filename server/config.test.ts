import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, refuseOpenDemo } from './config.ts'

test('without any setting the site is a demo on this machine alone', () => {
  expect(readConfig({})).toEqual({
    production: false,
    logLevel: 'warn',
    hsts: 'subdomains',
    notes: [],
    host: '127.0.0.1',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    dataDirSetByHand: false,
    databaseUrl: undefined,
    smtpUrl: undefined,
    sendsLetters: true,
    mailFrom: 'noreply@localhost',
    mailTo: 'office@localhost',
    literature: expect.objectContaining({ email: 'office@localhost' }),
    trustProxy: [],
    social: { url: 'https://social.example.org/@larmor', name: 'Mastodon' },
    demo: { enabled: true, setByHand: false, password: undefined },
    mailRate: { perMinute: undefined, perDomain: undefined },
    newsletterHold: 10,
    confirmationsADay: 500,
    passkeys: { rpId: 'localhost', origins: [] },
    volumeLimits: true,
  })
})

test('the base URL follows the port, and its trailing slash is removed', () => {
  expect(readConfig({ PORT: '8080' }).baseUrl).toBe('http://localhost:8080')
  expect(readConfig({ BASE_URL: 'https://www.example.org/' }).baseUrl).toBe('https://www.example.org')
})

test('a social profile is called by its name, or by its host', () => {
  const url = 'https://social.example.org/@mrt'
  expect(readConfig({ SOCIAL_URL: url }).social).toEqual({ url, name: 'social.example.org' })
  expect(readConfig({ SOCIAL_URL: url, SOCIAL_NAME: 'Mastodon' }).social).toEqual({ url, name: 'Mastodon' })
})

test('the demo has a sample social profile, a real site only its own', () => {
  expect(readConfig({}).social?.name).toBe('Mastodon')
  expect(readConfig({ DEMO: '0' }).social).toBeUndefined()
})

test('in production there is no demo unless it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production', BASE_URL: 'https://mr.example.org' }).demo.enabled).toBe(false)
  expect(
    readConfig({ NODE_ENV: 'production', DEMO: '1', BASE_URL: 'https://mr.example.org' }).demo,
  ).toMatchObject({
    enabled: true,
    setByHand: true,
  })
  expect(readConfig({ DEMO: '0' }).demo).toMatchObject({ enabled: false, setByHand: true })
})

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '65536', 'PORT must be a whole number from 1 to 65535.'],
  ['MAIL_RATE', '0', 'MAIL_RATE must be a whole number from 1 to 100000.'],
  ['NEWSLETTER_HOLD', '1.5', 'NEWSLETTER_HOLD must be minutes, a whole number from 0 to 1440.'],
  ['BASE_URL', 'https://example.org/site', 'BASE_URL must be an origin such as https://www.example.org.'],
  ['SOCIAL_URL', 'javascript:alert(1)', 'SOCIAL_URL must be an address that begins with https://.'],
  ['BASE_URL', 'example.org', 'BASE_URL must be an origin such as https://www.example.org.'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address that begins with postgres://.'],
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be an address that begins with smtp://.'],
  ['PUBMED_URL', 'http://mirror.example.org', 'PUBMED_URL must be an address that begins with https://'],
  ['PUBMED_URL', 'http://localhost.example.org', 'PUBMED_URL must be an address that begins with https://'],
  ['PUBMED_API_KEY', 'a key', 'PUBMED_API_KEY must be a key of'],
  ['SMTP_URL', 'smtp://post:a#b@mail.example.org', 'in its name or password'],
  ['SMTP_URL', 'smtp://post:1/b@mail.example.org', 'in its name or password'],
  ['SMTP_URL', 'smtp://post:a%zb@mail.example.org', 'in its name or password'],
  ['DATABASE_URL', 'postgres://larmor:a/b@db/larmor', 'in its name or password'],
  ['MAIL_TO', 'office', 'MAIL_TO must be an address such as office@example.org.'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be networks such as 10.0.0.0/8, 2001:db8::/32.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be networks such as 10.0.0.0/8, 2001:db8::/32.'],
  ['RP_ID', 'example.org', 'RP_ID must be the host of BASE_URL (localhost) or a domain that it lies in.'],
  ['RP_ORIGINS', 'a.example.org', 'RP_ORIGINS must be origins such as https://a.example.org, https://b.'],
  ['RP_ORIGINS', 'https://a.example.org/x', 'RP_ORIGINS must be origins such as https://a.example.org,'],
  ['RP_ORIGINS', Array(6).fill('https://a.example.org').join(), 'RP_ORIGINS must be origins such as'],
  ['DEMO', 'yes', 'DEMO must be one of 1, 0.'],
  ['DEMO_PASSWORD', 'short', 'DEMO_PASSWORD must be at least 15 characters.'],
  ['LIMITS', 'none', 'LIMITS must be one of on, off.'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be one of production, development, test.'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test('the RP ID of passkeys is the host of the site or a parent domain', () => {
  const at = (env: Record<string, string>) =>
    readConfig({ BASE_URL: 'https://www.example.org', ...env }).passkeys
  expect(at({})).toEqual({ rpId: 'www.example.org', origins: [] })
  expect(at({ RP_ID: 'Example.org', RP_ORIGINS: 'https://a.example.org, https://b.example.org' })).toEqual({
    rpId: 'example.org',
    origins: ['https://a.example.org', 'https://b.example.org'],
  })
  for (const RP_ID of ['org', 'w.example.org', 'ww.example.org', 'xample.org', 'example.com'])
    expect(() => at({ RP_ID })).toThrow('RP_ID must be the host of BASE_URL (www.example.org)')
})

test('all wrong settings are reported at once, without their values', () => {
  const wrong = () => readConfig({ PORT: 'hunter2', DEMO: 'x', HOST: '0.0.0.0' })
  expect(wrong).toThrow(/PORT must[\s\S]*DEMO must[\s\S]*HOST is open/)
  expect(wrong).not.toThrow('hunter2')
})

test('a host that other machines reach needs a BASE_URL', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('set BASE_URL')
  expect(readConfig({ HOST: '0.0.0.0', BASE_URL: 'https://example.org' }).host).toBe('0.0.0.0')
})

test('a secret may stand in a file, but not in two places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-config-'))
  const file = join(folder, 'database')
  writeFileSync(file, 'postgres://db.example.org/site\n')
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://db.example.org/site')
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other' })).toThrow('both set')
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'missing') })).toThrow('SMTP_URL_FILE names a file')
  rmSync(folder, { recursive: true })
})

test('MAIL_FROM may have a name, but no second line', () => {
  expect(readConfig({ MAIL_FROM: 'Institut <post@example.org>' }).mailFrom).toBe(
    'Institut <post@example.org>',
  )
  expect(() => readConfig({ MAIL_FROM: 'x\r\nBcc: y <post@example.org>' })).toThrow('MAIL_FROM')
})

test('a demo database is open to other machines only with DEMO=1', () => {
  const open = { HOST: '0.0.0.0', BASE_URL: 'https://example.org' }
  expect(() => refuseOpenDemo(readConfig(open), true)).toThrow('set DEMO=1')
  expect(() => refuseOpenDemo(readConfig({ ...open, DEMO: '0' }), true)).toThrow('set DEMO=1')
  expect(() => refuseOpenDemo(readConfig({ ...open, DEMO: '1' }), true)).not.toThrow()
  expect(() => refuseOpenDemo(readConfig(open), false)).not.toThrow()
  expect(() => refuseOpenDemo(readConfig({}), true)).not.toThrow()
})

test('production without a BASE_URL is refused', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('set BASE_URL to the address visitors use')
})

test('Matomo may lie under a path', () => {
  const matomo = (url: string) => readConfig({ MATOMO_URL: url }).matomo?.url
  expect(matomo('https://www.example.org/statistics/matomo/')).toBe(
    'https://www.example.org/statistics/matomo',
  )
  expect(matomo('https://stats.example.org')).toBe('https://stats.example.org')
  expect(() => matomo('https://www.example.org/?site=1')).toThrow('MATOMO_URL must be an address such as')
})

test.each([
  [{ MATOMO_SITE_ID: '7' }, 'MATOMO_SITE_ID is set without MATOMO_URL'],
  [{ SOCIAL_NAME: 'Mastodon' }, 'SOCIAL_NAME is set without SOCIAL_URL'],
])('a setting without the other half of its pair is refused: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('misspelt settings are reported, environment variables of other programs are not', () => {
  const others = {
    PATH: '/bin',
    MAIL: '/var/mail/root',
    HOSTNAME: 'vm',
    PORTS: '1',
    DATABASE: 'x',
    npm_config_x: '1',
  }
  expect(readConfig({ ...others, SMTP_URL_FILE: undefined }).notes).toEqual([])
  expect(readConfig({ SMTPURL: 'smtp://x', TRUST_PROXI: '10.0.0.0/8', SMTP_HOST: 'mail' }).notes).toEqual([
    'SMTPURL is no setting and is ignored: is SMTP_URL meant?',
    'TRUST_PROXI is no setting and is ignored: is TRUST_PROXY meant?',
    'SMTP_HOST is no setting and is ignored: docs/operations.md lists them.',
  ])
})

test('PubMed, Crossref and DataCite have public default addresses, and PUBMED_URL may be on localhost', () => {
  expect(readConfig({ MAIL_TO: 'Office <office@example.org>' }).literature).toEqual({
    pubmedUrl: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
    pubmedApiKey: undefined,
    crossrefUrl: 'https://api.crossref.org',
    dataciteUrl: 'https://api.datacite.org',
    email: 'office@example.org',
  })
  expect(readConfig({ PUBMED_URL: 'http://127.0.0.1:8080/eutils/' }).literature.pubmedUrl).toBe(
    'http://127.0.0.1:8080/eutils',
  )
})
