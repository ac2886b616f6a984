import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '../../contract/durations.ts'
import { readConfig } from '../../server/config.ts'
import { openDependencies } from '../../server/dependencies.ts'
import { allPersonal } from '../../server/personal-data.ts'
import { connect } from '../../server/platform/database/connect.ts'
import { silentLog } from '../../server/platform/database/log.ts'
import { createTestDatabase, type TestDatabase } from '../../server/platform/database/test-database.ts'
import { startTestSmtp, type TestSmtp } from '../../server/platform/mail/test-smtp.ts'
import { findTraces } from '../../server/platform/retention/traces.ts'
import { retentionJobs } from '../../server/retention.ts'
import { destroyVotingKeys } from '../../server/voting/jobs.ts'
import { json, staffOf } from '../api.ts'
import { createDemo } from '../demo.ts'
import { type Site, startSiteOn } from '../site.ts'
import { dumpedLines, spelled } from './dump.ts'
import { deliveredTo, openAddresses, plantByForms, plantByStaff, plantElsewhere, word } from './planting.ts'

// An address is entered everywhere, erased by its owner, and searched for; then the site is started on the
// older copy of the database. The tests build on each other.
let folder: string
let before: TestDatabase
let current: TestDatabase
let site: Site
let smtp: TestSmtp
let log = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larmor-planted-'))
  smtp = await startTestSmtp()
  before = await createDemo(folder, startSiteOn)
  await start(before)
}, 300_000)
afterAll(async () => {
  await site?.stop()
  await smtp?.close()
  await Promise.all([before?.drop(), current?.drop()])
  if (folder) await rm(folder, { recursive: true })
})

async function start(database: TestDatabase) {
  const settings = { SMTP_URL: smtp.url, LOG_LEVEL: 'debug', LIMITS: 'off' }
  site = await startSiteOn(database.url, {
    DATA_DIR: folder,
    SECURITY_LOG: join(folder, 'security.log'),
    ...settings,
  })
  site.child.stdout?.on('data', chunk => {
    log += chunk
  })
}

/** Columns in which the address may remain until a vote is over, as My data tells its owner. */
const stays = allPersonal
  .filter(({ kind, owner, erase }) => kind !== null && !owner && typeof erase !== 'function')
  .flatMap(({ table, addresses, disclosed }) =>
    [...addresses, ...disclosed].map(column => `public.${inSql(table)}.${inSql(column)}`),
  )

/**
 * Whether the address may remain here. Statistics quote the values of a column; a line of the dump belongs to
 * one of the columns.
 */
function mayStay(place: string): boolean {
  return place.startsWith('line of ') || stays.includes(place.replace(/^statistics of /, ''))
}

function inSql(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/**
 * Returns every place with the word: columns, lines of a dump, files, file names, PDFs and the site's log.
 */
async function found(database: TestDatabase): Promise<string[]> {
  const traces = await findTraces({ db: database.db, dataFolder: folder }, word)
  const lines = await dumpedLines(database.db, word)
  const printed = spelled(word).some(one => log.toLowerCase().includes(one))
  return [...traces.map(({ place }) => place), ...lines, ...(printed ? ['log'] : [])].toSorted()
}

/** Runs the nightly jobs as if this number of days had passed. */
async function night(database: TestDatabase, days: number) {
  const own = { NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder }
  const config = readConfig({ ...own, BASE_URL: site.url })
  const opened = await openDependencies({ config, log: pino({ level: 'silent' }) })
  const clock = () => new Date(Date.now() + days * day)
  try {
    await destroyVotingKeys({ ...opened.dependencies, clock })
    await retentionJobs.forget({ ...opened.dependencies, clock })
  } finally {
    await opened.close()
  }
}

test('the planted address is in every declared column', async () => {
  const ask = await staffOf(site, 'hanna')
  await openAddresses(ask)
  await plantByForms(site, smtp)
  await plantByStaff(ask)
  await plantElsewhere(site, ask)
  await expect.poll(() => missing(before), { timeout: 60_000 }).toEqual([])
}, 300_000)

/**
 * Returns the declared columns without the word. Accounts of staff are excluded: they are kept until the
 * person leaves.
 */
async function missing({ db }: TestDatabase): Promise<string[]> {
  const places = (await findTraces({ db, dataFolder: null }, word)).map(({ place }) => place)
  return allPersonal
    .filter(({ kind }) => kind !== null)
    .flatMap(({ table, addresses }) => addresses.map(column => `public.${inSql(table)}.${inSql(column)}`))
    .filter(place => !places.includes(place))
}

test('after its owner erased it, the address is only where My data says, and nowhere after the votes', async () => {
  await site.stop()
  await before.close()
  current = await createTestDatabase(before.name)
  await start(current)
  for (const email of [`${word}@example.org`, `staff.${word}@example.org`]) await eraseAll(email)
  await site.stop()
  await night(current, 0)
  const left = await found(current)
  console.log(`after My data: ${left.join(', ')}`)
  expect(left.filter(place => !mayStay(place))).toEqual([])
  await night(current, 40)
  const end = await found(current)
  console.log(`after the votes: ${end.join(', ') || 'nowhere'}`)
  expect(end).toEqual([])
}, 300_000)

async function eraseAll(email: string) {
  const call = `${site.url}/api/v1/info/my-data`
  const asked = await fetch(call, { method: 'PUT', headers: json, body: JSON.stringify({ email }) })
  expect(asked.status).toBe(202)
  const page = await deliveredTo(smtp, email, /\/(?:de\/meine-daten|en\/my-data)\/[\w-]{43}/)
  const token = page.split('/').at(-1)
  const erased = await fetch(`${call}/${token}/erasure`, { method: 'POST', headers: json, body: '{}' })
  expect(erased.status).toBe(200)
}

test('a restored older database is erased again at its start, and sends no letter', async () => {
  const sent = smtp.received.length
  log = ''
  await start(before)
  await expect.poll(() => log, { timeout: 30_000 }).toContain('older copy')
  await site.stop()
  // Its connections were closed when it was copied.
  before = { ...before, ...connect({ connectionString: before.url }, silentLog), drop: before.drop }
  await night(before, 0)
  const left = await found(before)
  console.log(`after the restore: ${left.join(', ') || 'nowhere'}`)
  expect(left.filter(place => !mayStay(place))).toEqual([])
  await night(before, 40)
  expect(await found(before)).toEqual([])
  expect(smtp.received.length).toBe(sent)
}, 300_000)
