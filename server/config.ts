import { resolve } from 'node:path'
import { notesOnNames } from './config-names.ts'
import { type Settings, settingsReader } from './config-settings.ts'

/** Configuration of this process. Every setting has a default; see docs/operations.md. */
export type Config = Readonly<{
  production: boolean
  logLevel: LogLevel
  host: string
  port: number
  /** Origin of every address that the site sends out, without a trailing slash. */
  baseUrl: string
  dataDir: string
  dataDirSetByHand: boolean
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** Undefined: mails stay in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Whether this process sends letters. If not, it has no key to decrypt addresses of volunteers. */
  sendsLetters: boolean
  /** The file of that key; undefined: in the data folder. */
  poolKey: string | undefined
  /** Mailbox that receives bounces; undefined: bounces are not read. */
  imapUrl: string | undefined
  /** Return address of bulk letters. A star stands for the name of the letter; undefined: `mailFrom`. */
  mailReturn: string | undefined
  /** Bulk letters that may be sent per minute: in total, and per receiving domain. Undefined: no limit. */
  mailRate: Readonly<{ perMinute: number | undefined; perDomain: number | undefined }>
  /** Minutes in which the sending of an issue of the newsletter can be stopped before any letter leaves. */
  newsletterHold: number
  /** Confirmation letters that may be sent to unconfirmed addresses per day, in total. */
  confirmationsADay: number
  /** The key of the installation, in place of the file in the data folder. */
  secret: Buffer | undefined
  /** The host that passkeys belong to, and further origins that may use them. */
  passkeys: Readonly<{ rpId: string; origins: readonly string[] }>
  /** Recipient of the contact form. */
  mailTo: string
  /** The institute's own Matomo, which then counts page views instead of this site. */
  matomo: Readonly<{ url: string; siteId: string }> | undefined
  /** Profile of the institute on a social network, linked from every page. */
  social: Readonly<{ name: string; url: string }> | undefined
  /**
   * Services for looking up publications, and the e-mail address that they contact before blocking a client.
   */
  literature: Readonly<{
    pubmedUrl: string
    /** Undefined: three requests a second in place of ten. */
    pubmedApiKey: string | undefined
    crossrefUrl: string
    dataciteUrl: string
    email: string
  }>
  /** Scope of HSTS: for which hosts browsers insist on https. */
  hsts: 'subdomains' | 'host' | 'off'
  /** Networks whose X-Forwarded-For header is trusted. */
  trustProxy: readonly string[]
  /** Log file of refused logins with their address, for fail2ban; undefined: none. */
  securityLog: string | undefined
  demo: Readonly<{ enabled: boolean; setByHand: boolean; password: string | undefined }>
  /** Off only to measure; limits of logins, mails and votes are never off. */
  volumeLimits: boolean
  /** Remarks about settings that are unusual but not wrong, one sentence each. */
  notes: readonly string[]
}>

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Reads the settings. Throws an Error that lists everything that is wrong, a sentence each. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const settings = settingsReader(env)
  const config = { ...gather(settings), notes: notesOnNames(env) }
  if (!loopback.has(config.host) && !settings.isSet('BASE_URL')) {
    settings.complain('HOST is open to other machines: set BASE_URL to the address visitors use.')
  }
  if (config.production && !settings.isSet('BASE_URL'))
    settings.complain(
      'NODE_ENV is production: set BASE_URL to the address visitors use, all links are made from it.',
    )
  settings.throwProblems()
  return config
}

/**
 * Throws if a demo, whose logins are public, would be reachable from other machines without that being
 * configured.
 */
export function refuseOpenDemo(config: Config, databaseIsDemo: boolean): void {
  const allowed = loopback.has(config.host) || (config.demo.enabled && config.demo.setByHand)
  if (databaseIsDemo && !allowed) {
    throw new Error('This database holds the demo: set DEMO=1 to show it on HOST, or use another database.')
  }
}

function gather(settings: Settings): Omit<Config, 'notes'> {
  const production = settings.choice('NODE_ENV', ['production', 'development', 'test']) === 'production'
  const port = settings.port('PORT') ?? 3000
  const baseUrl = settings.origin('BASE_URL') ?? `http://localhost:${port}`
  const demo = settings.choice('DEMO', ['1', '0'])
  const isDemo = demo ? demo === '1' : !production
  const mailTo = settings.mailbox('MAIL_TO') ?? `office@${hostOf(baseUrl)}`
  return {
    production,
    logLevel:
      settings.choice('LOG_LEVEL', ['debug', 'info', 'warn', 'error']) ?? (production ? 'info' : 'warn'),
    host: settings.text('HOST') ?? '127.0.0.1',
    port,
    baseUrl,
    dataDir: resolve(settings.text('DATA_DIR') ?? 'data'),
    dataDirSetByHand: settings.isSet('DATA_DIR'),
    databaseUrl: settings.secretUrl('DATABASE_URL', ['postgres:', 'postgresql:']),
    secret: settings.key('SITE_SECRET'),
    passkeys: passkeysIn(settings, baseUrl),
    smtpUrl: settings.secretUrl('SMTP_URL', ['smtp:', 'smtps:']),
    sendsLetters: settings.choice('LETTERS', ['on', 'off']) !== 'off',
    poolKey: settings.isSet('POOL_KEY') ? resolve(settings.text('POOL_KEY') ?? '') : undefined,
    imapUrl: settings.secretUrl('IMAP_URL', ['imap:', 'imaps:']),
    mailReturn: settings.returnAddress('MAIL_RETURN'),
    mailRate: { perMinute: settings.count('MAIL_RATE'), perDomain: settings.count('MAIL_DOMAIN_RATE') },
    newsletterHold: settings.minutes('NEWSLETTER_HOLD') ?? 10,
    confirmationsADay: settings.count('CONFIRMATIONS_A_DAY') ?? 500,
    mailFrom: settings.mailbox('MAIL_FROM') ?? `noreply@${hostOf(baseUrl)}`,
    mailTo,
    matomo: matomoIn(settings),
    social: socialIn(settings) ?? (isDemo ? demoProfile : undefined),
    literature: literatureIn(settings, mailTo),
    hsts: settings.choice('HSTS', ['subdomains', 'host', 'off']) ?? 'subdomains',
    trustProxy: settings.networks('TRUST_PROXY'),
    securityLog: settings.isSet('SECURITY_LOG') ? resolve(settings.text('SECURITY_LOG') ?? '') : undefined,
    demo: {
      enabled: isDemo,
      setByHand: demo !== undefined,
      password: settings.password('DEMO_PASSWORD'),
    },
    volumeLimits: settings.choice('LIMITS', ['on', 'off']) !== 'off',
  }
}

function passkeysIn(settings: Settings, baseUrl: string): Config['passkeys'] {
  const host = hostOf(baseUrl)
  const rpId = settings.text('RP_ID')?.toLowerCase() ?? host
  // Browsers refuse any other host.
  if (rpId !== host && !(host.endsWith(`.${rpId}`) && rpId.includes('.')))
    settings.complain(`RP_ID must be the host of BASE_URL (${host}) or a domain that it lies in.`)
  return { rpId, origins: settings.origins('RP_ORIGINS') }
}

function matomoIn(settings: Settings): Config['matomo'] {
  const url = settings.folder('MATOMO_URL')
  if (!settings.isSet('MATOMO_URL') && settings.isSet('MATOMO_SITE_ID'))
    settings.complain('MATOMO_SITE_ID is set without MATOMO_URL: set both, or none.')
  return url ? { url, siteId: settings.text('MATOMO_SITE_ID') ?? '1' } : undefined
}

function literatureIn(settings: Settings, mailTo: string): Config['literature'] {
  return {
    pubmedUrl: settings.service('PUBMED_URL') ?? 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
    pubmedApiKey: settings.token('PUBMED_API_KEY'),
    crossrefUrl: settings.service('CROSSREF_URL') ?? 'https://api.crossref.org',
    dataciteUrl: settings.service('DATACITE_URL') ?? 'https://api.datacite.org',
    email: /<(.*)>$/.exec(mailTo)?.[1] ?? mailTo,
  }
}

// So that the demo shows where the link appears.
const demoProfile = { url: 'https://social.example.org/@larmor', name: 'Mastodon' }

function socialIn(settings: Settings): Config['social'] {
  const url = settings.address('SOCIAL_URL')
  if (!settings.isSet('SOCIAL_URL') && settings.isSet('SOCIAL_NAME'))
    settings.complain('SOCIAL_NAME is set without SOCIAL_URL: set both, or none.')
  return url ? { url, name: settings.text('SOCIAL_NAME') ?? hostOf(url) } : undefined
}

function hostOf(baseUrl: string): string {
  return new URL(baseUrl).hostname
}
