import { reasonOf } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, type Log, oncePerOutage } from '#server/platform/database/database.ts'
import { writeCounted } from './queries.ts'
import { type Miss, tally } from './tally.ts'

export type { Miss } from './tally.ts'

/** Counts what visitors ask for and do not get, beside the answer: nobody waits for it. */
export interface Missed {
  /** In memory for two seconds; what is not written when the process is killed is lost, and so is an outage's. */
  note(miss: Miss): void
  /** Writes what was noted so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

const pause = 2000 // milliseconds in which the same one is written once

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
