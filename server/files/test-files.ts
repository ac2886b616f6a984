import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createCache } from '#server/platform/cache/cache.ts'
import type { Dependencies, UploadedFile } from '#server/platform/calls/calls.ts'
import { notCopied } from '#server/platform/copies/copies.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { borrowTestDatabase } from '#server/platform/database/reused-database.ts'
import { openErasures } from '#server/platform/erasures/ledger.ts'
import { noFigures } from '#server/platform/figures/figures.ts'
import { createJobs, type Job } from '#server/platform/jobs/jobs.ts'
import { type RecurringName, recurringNames } from '#server/platform/jobs/schedule.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { openMissed } from '#server/platform/missed/missed.ts'
import { openPdf } from '#server/platform/pdf/pdf.ts'
import { openSocialCards } from '#server/platform/rendering/social-cards.ts'
import { openAddressKey } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { testImages } from '#server/platform/storage/test-images.ts'
import { filesJobs } from './jobs.ts'

export type TestFiles = Awaited<ReturnType<typeof openTestFiles>>

/** Opens a database and a folder for one test, and a context for calls of files. */
export async function openTestFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-files-'))
  const database = await borrowTestDatabase()
  const storage = await openStorage(folder, { images: testImages() })
  const socialCards = openSocialCards()
  const pdf = openPdf()
  const clock = () => new Date('2027-03-12T16:00:00Z')
  const cache = createCache({ clock })
  const shared = { connection: database.connection, log: silentLog }
  const limits = createLimits({ ...shared, secret: randomBytes(32), volumeLimits: false })
  const jobs = createJobs<Dependencies>({ ...shared, jobs: { ...recurringJobs(), ...filesJobs } })
  const context = {
    ...{
      db: database.db,
      storage,
      socialCards,
      pdf,
      log: silentLog,
      jobs,
      limits,
      cache,
      figures: noFigures,
      missed: openMissed({ db: database.db, clock, log: silentLog }),
      kinds: [],
      forms: [],
      waiting: [],
      copies: notCopied,
      addressKey: await openAddressKey({ db: database.db, dataFolder: folder, config: readConfig({}) }),
      erasures: openErasures({ dataFolder: folder, secret: Buffer.alloc(32), clock }),
      personal: [],
      forgets: [],
      secret: randomBytes(32),
      config: readConfig({}),
    },
    ...{ clock, caller: null, file: null as UploadedFile | null },
  }
  return {
    context,
    folder,
    /** Starts to run the jobs. */
    work: () => jobs.work(context),
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

function recurringJobs() {
  const nothing: Job<Dependencies> = async () => undefined
  return Object.fromEntries(recurringNames.map(name => [name, nothing])) as Record<
    RecurringName,
    Job<Dependencies>
  >
}
