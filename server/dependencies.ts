import type { CacheTag } from '#contract/call.ts'
import { allAreas } from '#server/areas.ts'
import type { Config } from '#server/config.ts'
import { allPersonal } from '#server/personal-data.ts'
import { cacheChannel, createCache } from '#server/platform/cache/cache.ts'
import type { Dependencies, Log } from '#server/platform/calls/calls.ts'
import { openCopies } from '#server/platform/copies/copies.ts'
import { type DatabaseServer, type OpenDatabase, openDatabase } from '#server/platform/database/database.ts'
import { openErasures } from '#server/platform/erasures/ledger.ts'
import { replayErasures } from '#server/platform/erasures/replay.ts'
import { openFigures } from '#server/platform/figures/figures.ts'
import { createJobs, type Job, jobsOf, reachesOthers } from '#server/platform/jobs/jobs.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import { type MailWorker, startMailWorker } from '#server/platform/mail/mail.ts'
import { openMissed } from '#server/platform/missed/missed.ts'
import { openPdf } from '#server/platform/pdf/pdf.ts'
import { refillSearch, unfinishedIndexes } from '#server/platform/records/records.ts'
import { openSocialCards } from '#server/platform/rendering/social-cards.ts'
import { openAddressKey, sealOlderAddresses } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { openSecret } from '#server/platform/secret/secret.ts'
import { type Images, openStorage } from '#server/platform/storage/storage.ts'
import { allForgets, retentionJobs } from '#server/retention.ts'
import { searchIndexes } from '#server/search-indexes.ts'
import { type BlockedAddresses, watchBlockedAddresses } from '#server/security/security.ts'

const platformJobs = {
  ...retentionJobs,
  refillSearch: refillForAWhile,
} satisfies Record<string, Job<Dependencies>>

const longestRefill = 60_000 // milliseconds per job; a further job does the rest

async function refillForAWhile(given: Dependencies): Promise<void> {
  const isDone = await refillSearch(given, searchIndexes, performance.now() + longestRefill)
  if (!isDone) await given.jobs.enqueue(given.db, 'refillSearch')
}

export interface Opened {
  dependencies: Dependencies
  database: OpenDatabase
  blocked: BlockedAddresses
  /** Starts background work: mails and jobs. */
  work(): void
  close(): Promise<void>
}

/** Declarations of all areas. */
const declared = {
  kinds: allAreas.flatMap(area => area.kinds ?? []),
  forms: allAreas.flatMap(area => area.forms ?? []),
  waiting: allAreas.flatMap(area => area.waiting ?? []),
  personal: allPersonal,
  forgets: allForgets,
}

interface Opening {
  config: Config
  log: Log
  /** The embedded database server, if it is already being started. */
  server?: Promise<DatabaseServer>
  /** The migrated database, if it is already open. */
  database?: OpenDatabase
  /** The processes for pictures, if they are running already. */
  images?: Images
}

/** Opens everything the site needs, in order; `close` closes it in reverse order. */
export async function openDependencies(opening: Opening): Promise<Opened> {
  const { config, log } = opening
  const database = opening.database ?? (await openDatabase(opening))
  const clock = () => new Date()
  const isShared = config.databaseUrl !== undefined
  const storage = await openStorage(database.dataFolder, { isShared, images: opening.images })
  const keys = await openKeys({ database, config, log })
  const beside = await openBeside({ ...opening, database, clock, ...keys })
  const socialCards = openSocialCards()
  const pdf = openPdf()
  const { db, connection, listen } = database
  const figures = openFigures({ db, clock, log })
  const onRefused = () => figures.add('overLimit')
  const { volumeLimits, confirmationsADay: confirmation } = config
  const limits = createLimits({ ...keys, connection, volumeLimits, times: { confirmation }, log, onRefused })
  const cache = createCache({ clock })
  const isHeld = (name: string) => beside.copies.reason() !== null && reachesOthers(name)
  const queue = createJobs({ connection, log, jobs: jobsOf([{ jobs: platformJobs }, ...allAreas]), isHeld })
  const missed = openMissed({ db, clock, log })
  const given = {
    db,
    clock,
    log,
    config,
    storage,
    socialCards,
    pdf,
    limits,
    cache,
    missed,
    figures,
    ...keys,
    ...beside,
  }
  const dependencies: Dependencies = { ...given, ...declared, jobs: queue }
  await listen(cacheChannel, {
    onMessage: tags => cache.clear(tags.split(',') as CacheTag[]),
    onReconnect: () => cache.expireAll(),
  })
  await replayErasures(dependencies)
  const blocked = await watchBlockedAddresses({ ...dependencies, listen })
  const mustRefill = (await unfinishedIndexes(dependencies, searchIndexes)).length > 0
  const mails = mailsOf(dependencies, listen)

  return {
    dependencies,
    database,
    blocked,
    work() {
      mails.start()
      queue.work(dependencies)
      if (mustRefill) void askForRefill(dependencies)
    },
    async close() {
      blocked.stop()
      await mails.stop()
      await queue.stop()
      await missed.close()
      await figures.close()
      await limits.close()
      await socialCards.close()
      pdf.close()
      await storage.close()
      await database.close()
    },
  }
}

/** Starts sending letters, if this process sends them; in a copy only once it is released. */
function mailsOf(dependencies: Dependencies, listen: OpenDatabase['listen']) {
  const { copies, config } = dependencies
  let worker: MailWorker | undefined
  const begin = () => {
    worker = startMailWorker({ ...dependencies, listen })
  }
  return {
    start: () => config.sendsLetters && (copies.reason() === null ? begin() : copies.onRelease(begin)),
    stop: () => worker?.stop(),
  }
}

/**
 * Opens the keys of the installation, once their folder exists; encrypts what earlier versions stored in
 * plain text.
 */
async function openKeys({ database, config, log }: Opening & Pick<Beside, 'database'>) {
  const secret = await openSecret({ ...database, given: config.secret })
  const addressKey = await openAddressKey({ ...database, config })
  if (config.sendsLetters && !addressKey.canOpen)
    log.warn(
      {},
      'the key of volunteers’ addresses is missing (POOL_KEY): letters to them wait until it is there',
    )
  await sealOlderAddresses({ ...database, log, secret, addressKey })
  return { secret, addressKey }
}

/**
 * Opens the files kept outside the database, by which an older database or one from elsewhere is recognised.
 */
async function openBeside({ database, config, log, secret, clock }: Opening & Beside) {
  return {
    copies: await openCopies({ ...database, config, log }),
    erasures: openErasures({ ...database, secret, clock }),
  }
}

interface Beside {
  database: OpenDatabase
  secret: Buffer
  clock: () => Date
}

async function askForRefill({ jobs, db, log }: Dependencies): Promise<void> {
  try {
    await jobs.enqueue(db, 'refillSearch')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ error: reason }, 'the search index is not made yet: run npm run reindex, or start anew')
  }
}
