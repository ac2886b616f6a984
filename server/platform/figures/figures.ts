import { sql } from 'kysely'
import { type Database, type Kysely, type Log, oncePerOutage } from '#server/platform/database/database.ts'

/** Counters besides requests: per hour, never with an address or a name. */
export const figureNames = [
  'logins',
  'failedLogins',
  'overLimit',
  'fromBlockedAddress',
  'ownHost',
  'foreignHost',
] as const
export type FigureName = (typeof figureNames)[number]

export interface Figures {
  /** Counts in memory for up to a minute; counts not yet written are lost when the process is killed. */
  add(name: FigureName): void
  /** Remembers the latest foreign host that a request named instead of the site's own. */
  sawForeignHost(host: string): void
  foreignHost(): string
  /** Writes the counts so far to the database. */
  flush(): Promise<void>
  close(): Promise<void>
}

const pause = 60_000 // milliseconds
const longestHost = 100 // characters

interface Needs {
  db: Kysely<Database>
  clock: () => Date
  log: Log
}

/** Opens the counters. Several processes may add to the same rows. */
export function openFigures({ db, clock, log }: Needs): Figures {
  let counts = new Map<FigureName, number>()
  let foreignHost = ''
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  const failed = oncePerOutage(
    facts => log.warn(facts, 'the figures of the site could not be written'),
    facts => log.warn(facts, 'the figures of the site have been written for ten seconds'),
  )

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = counts
    counts = new Map()
    if (taken.size > 0)
      writing = writing.then(() => write(db, clock(), taken)).catch(error => failed({ error: String(error) }))
    return writing
  }

  return {
    add(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), pause).unref()
    },
    sawForeignHost(host) {
      foreignHost = host.slice(0, longestHost).replace(/[^\x21-\x7e]/g, '?')
    },
    foreignHost: () => foreignHost,
    flush,
    close: flush,
  }
}

/** Counts nothing: for calls that the site makes itself. */
export const noFigures: Figures = {
  add() {},
  sawForeignHost() {},
  foreignHost: () => '',
  flush: async () => undefined,
  close: async () => undefined,
}

async function write(db: Kysely<Database>, now: Date, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`insert into hourly_figures (hour, name, count)
    select date_trunc('hour', ${now}::timestamptz), name, count
    from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) as counted (name, count)
    order by name
    on conflict (hour, name) do update set count = hourly_figures.count + excluded.count`.execute(db)
}
