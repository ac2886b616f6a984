import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createUser, type NewUser } from '#server/people/people.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import type { Context, Credentials, Dependencies } from '#server/platform/calls/calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { notCopied } from '#server/platform/copies/copies.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { borrowTestDatabase } from '#server/platform/database/reused-database.ts'
import { openErasures } from '#server/platform/erasures/ledger.ts'
import { noFigures } from '#server/platform/figures/figures.ts'
import { type AllJobs, createJobs, type Job } from '#server/platform/jobs/jobs.ts'
import { type RecurringName, recurringNames } from '#server/platform/jobs/schedule.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { openMissed } from '#server/platform/missed/missed.ts'
import { openPdf } from '#server/platform/pdf/pdf.ts'
import { openSocialCards } from '#server/platform/rendering/social-cards.ts'
import { openAddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { testImages } from '#server/platform/storage/test-images.ts'
import { accountJobs } from './jobs.ts'
import { login } from './login.ts'
import { writePassword } from './queries.ts'

export type TestAccount = Awaited<ReturnType<typeof openTestAccount>>
type Asking = Partial<Pick<Context, 'ip' | 'userAgent' | 'credentials'>>

export const goodPassword = 'ziegel hafer trompete mondlicht'
export const wrong = 'some other words entirely'

/** Opens a separate site with jobs and limits running, and a clock that tests set. */
export async function openTestAccount() {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-account-'))
  const database = await borrowTestDatabase()
  const { db, connection } = database
  const secret = randomBytes(32)
  const config = readConfig({ NODE_ENV: 'test', BASE_URL: 'https://mr.example.org' })
  const limits = createLimits({ connection, secret, volumeLimits: true, log: silentLog })
  const jobs = createJobs<Dependencies>({ connection, log: silentLog, jobs: allJobs() })
  const storage = await openStorage(folder, { images: testImages() })
  const socialCards = openSocialCards()
  const pdf = openPdf()
  let now = new Date('2027-03-12T16:00:00Z')
  let made = 0
  const clock = () => now
  const dependencies: Dependencies = {
    ...{ db, clock, config, limits, jobs, storage, socialCards, pdf, secret, log: silentLog },
    cache: createCache({ clock }),
    figures: noFigures,
    missed: openMissed({ db, clock, log: silentLog }),
    kinds: [],
    forms: [],
    waiting: [],
    copies: notCopied,
    addressKey: await openAddressKey({ db, dataFolder: folder, config }),
    erasures: openErasures({ dataFolder: folder, secret, clock }),
    personal: [],
    forgets: [],
  }
  jobs.work(dependencies)

  return {
    dependencies,
    db,
    /** Context of a visitor from a random address. */
    asking: (asking: Asking = {}): Context => ({
      ...visitorOf(dependencies, randomAddress()),
      ...asking,
    }),
    wait(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    /** Creates a user with a password who may log in. */
    async person(facts: Partial<NewUser> = {}) {
      made += 1
      const username = facts.username ?? `person-${made}`
      const names = { username, email: `${username}@example.org`, firstName: 'Kim', lastName: `Beck ${made}` }
      const id = await createUser(dependencies, { ...names, ...facts })
      await writePassword(db, id, await hashPassword(goodPassword), now)
      return { ...names, ...facts, id }
    },
    async close() {
      await jobs.stop()
      await limits.close()
      await storage.close()
      await socialCards.close()
      pdf.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Result of a login attempt: `in`, or the code of the error. */
export async function tryWith(
  site: TestAccount,
  username: string,
  password: string,
  device: string | null = null,
): Promise<string> {
  const context = site.asking({ credentials: { ...noCredentials, device } })
  return login(context, { username, password }).then(
    () => 'in',
    error => error.code,
  )
}

export async function failTimes(site: TestAccount, username: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await tryWith(site, username, wrong)).toBe('wrongLogin')
}

/** Returns the device cookie after a login. */
export async function deviceOf(site: TestAccount, username: string): Promise<string> {
  const context = site.asking()
  await login(context, { username, password: goodPassword })
  return context.setCookies.get('device') ?? ''
}

export const noCredentials: Credentials = { accessToken: null, refreshToken: null, device: null, step: null }

function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`
}

function allJobs(): AllJobs<Dependencies> {
  const nothing: Job<Dependencies> = async () => undefined
  const recurring = Object.fromEntries(recurringNames.map(name => [name, nothing])) as Record<
    RecurringName,
    Job<Dependencies>
  >
  return { ...recurring, ...accountJobs }
}
