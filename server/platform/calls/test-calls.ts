import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { type Flag, noFlags } from '#contract/permissions.ts'
import { allAreas } from '#server/areas.ts'
import { readConfig } from '#server/config.ts'
import { allPersonal } from '#server/personal-data.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import { openCopies } from '#server/platform/copies/copies.ts'
import { borrowTestDatabase } from '#server/platform/database/reused-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { openErasures } from '#server/platform/erasures/ledger.ts'
import { openFigures } from '#server/platform/figures/figures.ts'
import { type AllJobs, createJobs, type Job } from '#server/platform/jobs/jobs.ts'
import { recurringNames } from '#server/platform/jobs/schedule.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { openMissed } from '#server/platform/missed/missed.ts'
import { openPdf } from '#server/platform/pdf/pdf.ts'
import { openSocialCards } from '#server/platform/rendering/social-cards.ts'
import { openAddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { testImages } from '#server/platform/storage/test-images.ts'
import { allForgets } from '#server/retention.ts'
import { type BoundHandler, type Context, type Dependencies, perform } from './calls.ts'
import { visitorOf } from './test-context.ts'

/**
 * Opens calls that run as over HTTP, with a database for the test and an adjustable clock; closed after the
 * test.
 */
export async function openTestCalls(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-calls-'))
  const { db, connection, listen, drop } = await borrowTestDatabase()
  const secret = randomBytes(32)
  const config = readConfig({ NODE_ENV: 'test', BASE_URL: 'https://www.example.org', ...env })
  const log = recordLog()
  const times = { confirmation: config.confirmationsADay }
  const limits = createLimits({ connection, secret, volumeLimits: true, times, log })
  const jobs = createJobs<Dependencies>({ connection, log, jobs: idleJobs() })
  const storage = await openStorage(folder, { images: testImages() })
  const socialCards = openSocialCards()
  const pdf = openPdf()
  const time = { now: new Date('2027-03-12T16:00:00Z') }
  const clock = () => time.now
  const erasures = openErasures({ dataFolder: folder, secret, clock })
  const copies = await openCopies({ db, dataFolder: folder, config, log, listen })
  const cache = createCache({ clock })
  const missed = openMissed({ db, clock, log })
  const figures = openFigures({ db, clock, log })
  const given = {
    db,
    clock,
    log,
    config,
    jobs,
    storage,
    socialCards,
    pdf,
    limits,
    cache,
    missed,
    secret,
    addressKey: await openAddressKey({ db, dataFolder: folder, config }),
    erasures,
    copies,
    figures,
  }
  const dependencies: Dependencies = {
    ...given,
    kinds: allAreas.flatMap(area => area.kinds ?? []),
    forms: allAreas.flatMap(area => area.forms ?? []),
    personal: allPersonal,
    forgets: allForgets,
    waiting: allAreas.flatMap(area => area.waiting ?? []),
  }
  onTestFinished(async () => {
    await Promise.all([
      jobs.stop(),
      ...[limits, storage, socialCards, pdf, missed, figures].map(one => one.close()),
    ])
    await drop()
    await rm(folder, { recursive: true })
  })
  return {
    ...dependencies,
    dependencies,
    listen,
    time,
    /** Does a call, e.g. `call('contact.send', contactRouter.send)(input, { ip: '192.0.2.1' })`. */
    call: (name: string, handle: Handle) => (input: unknown, asking?: Asking) =>
      perform({ ...boundCall(name), handle } as BoundHandler, input, {
        ...visitorOf(dependencies),
        ...asking,
      }),
  }
}

// Any handler is accepted here; the contract checks inputs and answers.
type Handle = (input: never, context: Context) => Promise<unknown>
type Asking = Partial<Pick<Context, 'ip' | 'language' | 'caller' | 'reads' | 'userAgent'>>

const always = new Date('9999-12-31') // later than the clock of any test

/**
 * Returns a logged-in user with these flags, who needs no further proof of identity. The session does not
 * exist.
 */
export function staff(id: number, ...flags: Flag[]): Context['caller'] {
  const given = Object.fromEntries(flags.map(flag => [flag, true]))
  return { id, sessionId: 1, flags: { ...noFlags, ...given }, provedAt: always }
}

function boundCall(name: string) {
  const found = allCalls().find(call => call.name === name)
  if (!found) throw new Error(`There is no call ${name}.`)
  return found
}

function idleJobs(): AllJobs<Dependencies> {
  const nothing: Job<Dependencies> = async () => undefined
  const names = [...recurringNames, ...allAreas.flatMap(({ jobs = {} }) => Object.keys(jobs))]
  return Object.fromEntries(names.map(name => [name, nothing])) as AllJobs<Dependencies>
}
