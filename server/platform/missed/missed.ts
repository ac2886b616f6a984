import { reasonOf } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, type Log, oncePerOutage } from '#server/platform/database/database.ts'
import { writeCounted } from './queries.ts'
import { type Miss, tally } from './tally.ts'

export type { Miss } from './tally.ts'

/** Counts addresses and searches of visitors that were not found, without delaying the response. */
export interface Missed {
  /**
   * Counts in memory for up to two seconds; counts not yet written when the process is killed, or during an
   * outage, are lost.
   */
  note(miss: Miss): void
  /** Writes the counts so far to the database. */
  flush(): Promise<void>
  close(): Promise<void>
}

const pause = 2000 // milliseconds in which equal ones are written as one

interface Needs {
  db: Kysely<Database>
  clock: () => Date
  log: Log
}

export function openMissed({ db, clock, log }: Needs): Missed {
  const counts = tally()
  const failed = oncePerOutage(
    facts => log.warn(facts, 'what visitors asked for in vain could not be counted'),
    facts => log.warn(facts, 'counting has not failed for ten seconds'),
  )
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = counts.take()
    if (counted.length > 0)
      writing = writing
        .then(() => writeCounted(db, counted))
        .catch(error => failed({ error: reasonOf(error) }))
    return writing
  }

  return {
    note(miss) {
      counts.add(miss, clock())
      timer ??= setTimeout(() => void flush(), pause).unref()
    },
    flush,
    close: flush,
  }
}
