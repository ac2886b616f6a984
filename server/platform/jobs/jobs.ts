import { fromKysely, type PgBoss } from 'pg-boss'
import type { Connection, Database, Kysely, Log } from '#server/platform/database/database.ts'
import { openBoss } from './boss.ts'
import { type AllJobs, isRecurring } from './job.ts'
import { queueOf, recurringQueue } from './queues.ts'
import { workOn } from './work.ts'

export { type AllJobs, type Job, jobsOf, reachesOthers } from './job.ts'

export interface Jobs {
  /** Enqueues a job, which runs only if the transaction of `trx` commits. */
  enqueue(trx: Kysely<Database>, name: string, data?: object): Promise<void>
  /** Enqueues the job once for each of these data, in one statement. */
  enqueueAll(trx: Kysely<Database>, name: string, data: readonly object[]): Promise<void>
  /** Lets running jobs finish for at most 30 seconds; the rest is taken up by the next process. */
  stop(): Promise<void>
}

export interface JobParts<Given> {
  connection: Connection
  log: Log
  jobs: AllJobs<Given>
  /** Whether a job is skipped for now. */
  isHeld?: (name: string) => boolean
}

/**
 * Creates the job queue. Jobs can be enqueued before `work` begins: the queue is opened when it is first
 * needed.
 */
export function createJobs<Given>({
  connection,
  log,
  jobs,
  isHeld = () => false,
}: JobParts<Given>): Jobs & { work(given: Given): void } {
  let opening: Promise<PgBoss> | undefined
  const queues = new Map<string, Promise<void>>()
  const end = new AbortController()

  return {
    async enqueue(trx, name, data = {}) {
      const { boss, target } = await openQueueOf(name)
      await boss.send(target, isRecurring(name) ? { name } : data, { db: fromKysely(trx) })
    },

    async enqueueAll(trx, name, all) {
      if (all.length === 0) return
      const { boss, target } = await openQueueOf(name)
      const inserts = all.map(data => ({ data: isRecurring(name) ? { name } : data }))
      await boss.insert(target, inserts, { db: fromKysely(trx) })
    },

    /** Starts running due jobs in the background; retries while the database is unavailable. */
    work(given) {
      void workOn({ open, queue, jobs, given, log, isHeld, signal: end.signal })
    },

    async stop() {
      end.abort()
      const boss = await opening?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: 30_000 })
    },
  }

  async function openQueueOf(name: string) {
    if (!jobs[name]) throw new Error(`There is no job ${name}.`)
    const target = isRecurring(name) ? recurringQueue : name
    const boss = await open()
    await queue(boss, target)
    return { boss, target }
  }

  function open(): Promise<PgBoss> {
    opening ??= openBoss(connection, log).catch(error => {
      opening = undefined
      throw error
    })
    return opening
  }

  function queue(boss: PgBoss, name: string): Promise<void> {
    const made = queues.get(name) ?? makeQueue(boss, name)
    queues.set(name, made)
    return made.catch(error => {
      queues.delete(name)
      throw error
    })
  }
}

// Updates the settings of a queue that an earlier release has created.
async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, queueOf(name))
  await boss.updateQueue(name, queueOf(name))
}
