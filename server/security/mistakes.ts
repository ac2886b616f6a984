import { sql } from 'kysely'
import type { MistakeName } from '#contract/security/figures.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isPrivate } from '#server/platform/http/request.ts'
import { troubleOf } from '#server/platform/mail/mail.ts'
import { addressKeyFile } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { findHoursOfForeignHost, findLatestMails, findRecentLogins, insertLogin } from './queries.ts'

/** A misconfiguration of the installation that only its operator can correct. */
export interface Mistake {
  name: MistakeName
  /** Observed value: an address, a host, seconds, or the response of the mail server. */
  about: string
}

type Needs = Pick<Context, 'db' | 'clock' | 'config'> & Partial<Pick<Context, 'figures' | 'addressKey'>>

/** Stores a login within the caller's transaction; the address only if it is private. */
export async function noteLoginFrom(
  { db, clock, ip }: Pick<Context, 'db' | 'clock' | 'ip'>,
  userId: number,
): Promise<void> {
  await insertLogin(db, { userId, privateIp: isPrivate(ip) ? ip : null, createdAt: clock() })
}

/** Returns the misconfigurations that the site detects, with the observed values. */
export async function findMistakes(given: Needs): Promise<Mistake[]> {
  await given.figures?.flush()
  const checks = [untrustedProxy, foreignHost, clockDifference, refusedLetters, missingAddressKey]
  const found = await Promise.all(checks.map(check => check(given)))
  return found.filter(one => one !== null)
}

const enoughLogins = 5
const enoughPeople = 2

/** Not checked on a local machine, where all requests come from the same address. */
async function untrustedProxy({ db, clock, config }: Needs): Promise<Mistake | null> {
  const { hostname } = new URL(config.baseUrl)
  if (hostname === 'localhost' || isPrivate(hostname.replace(/^\[|\]$/g, ''))) return null
  const logins = await findRecentLogins(db, clock())
  const people = new Set(logins.map(({ userId }) => userId))
  if (logins.length < enoughLogins || people.size < enoughPeople) return null
  const [address = null, ...others] = new Set(logins.map(({ privateIp }) => privateIp))
  return address === null || others.length > 0 ? null : { name: 'proxyNotTrusted', about: address }
}

const enoughRequests = 10 // requests to other hosts in an hour without any to ours

async function foreignHost({ db, clock, figures }: Needs): Promise<Mistake | null> {
  const hours = await findHoursOfForeignHost(db, clock(), enoughRequests)
  return hours === 0 ? null : { name: 'foreignHost', about: figures?.foreignHost() ?? '' }
}

const mostDifference = 5 // seconds; tokens, limits and votes depend on both clocks

async function clockDifference({ db, clock }: Needs): Promise<Mistake | null> {
  const before = clock()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const middle = (before.getTime() + clock().getTime()) / 2
  const seconds = Math.round((middle - (rows[0]?.now.getTime() ?? middle)) / 1000)
  return Math.abs(seconds) > mostDifference ? { name: 'clockDiffers', about: String(seconds) } : null
}

const enoughLetters = 3

/** Whether none of the latest letters was accepted by the mail server. */
async function refusedLetters({ db, clock }: Needs): Promise<Mistake | null> {
  const latest = await findLatestMails(db, clock(), enoughLetters)
  const troubles = latest.map(({ lastError }) => troubleOf(lastError))
  const [first] = troubles
  if (first?.reason === 'loginRefused') return { name: 'mailLoginRefused', about: first.words }
  if (!first || latest.length < enoughLetters || troubles.includes(null)) return null
  return { name: 'mailAllRefused', about: first.words }
}

/**
 * Whether the key for sealed addresses cannot be used. Before the first start there is no key and nothing to
 * decrypt.
 */
async function missingAddressKey({ addressKey, config }: Needs): Promise<Mistake | null> {
  if (!config.sendsLetters || !addressKey || addressKey.canOpen) return null
  return { name: 'addressKeyMissing', about: config.poolKey ?? `DATA_DIR/${addressKeyFile}` }
}
