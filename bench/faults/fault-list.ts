import { spawnSync } from 'node:child_process'
import { allowWriting, emptyDisk, fillDisk, forbidWriting, mayMount } from './disk.ts'
import type { DatabaseKind, FaultSite } from './fault-site.ts'
import { signalTo } from './postgres.ts'
import type { Rules } from './tally.ts'

export interface Fault extends Rules {
  what: string
  database: DatabaseKind
  rounds: number
  /** Duration in seconds; `short` is the duration in a short run. */
  lasts: number
  short?: number
  /** The database is away for long enough that `/readyz` has to say so. */
  isNotReady?: boolean
  /** The data folder needs a disk of its own. */
  onDisk?: boolean
  begin(site: FaultSite): Promise<void> | void
  end?(site: FaultSite): Promise<void> | void
}

const often = 20
const seldom = 5
const backends = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"

export const faults: Record<string, Fault> = {
  postmaster: {
    what: 'kill -9 of the postmaster',
    database: 'embedded',
    rounds: often,
    lasts: 0,
    begin: site => signalTo(site.postgres.pid(), 'SIGKILL'),
  },
  backend: {
    what: 'kill -9 of a single backend',
    database: 'embedded',
    rounds: often,
    lasts: 0,
    async begin(site) {
      const [row] = await site.postgres.ask<{ pid: number }>(
        `select pid ${backends} order by random() limit 1`,
      )
      if (row) signalTo(row.pid, 'SIGKILL')
    },
  },
  terminate: {
    what: 'pg_terminate_backend of all',
    database: 'embedded',
    rounds: often,
    lasts: 0,
    begin: async site => void (await site.postgres.ask(`select pg_terminate_backend(pid) ${backends}`)),
  },
  freeze: {
    what: 'SIGSTOP of PostgreSQL',
    database: 'embedded',
    rounds: seldom,
    lasts: 30,
    short: 13,
    isNotReady: true,
    begin: site => site.postgres.signalAll('SIGSTOP'),
    end: site => site.postgres.signalAll('SIGCONT'),
  },
  'restart-fast': {
    what: 'an external PostgreSQL restarted, -m fast',
    database: 'external',
    rounds: often,
    lasts: 0,
    begin: site => signalTo(site.postgres.pid(), 'SIGINT'),
  },
  'restart-immediate': {
    what: 'an external PostgreSQL restarted, -m immediate',
    database: 'external',
    rounds: often,
    lasts: 0,
    begin: site => signalTo(site.postgres.pid(), 'SIGQUIT'),
  },
  refused: {
    what: 'connections to the database refused',
    database: 'external',
    rounds: often,
    lasts: 6,
    isNotReady: true,
    begin: site => site.line?.close(),
    end: site => site.line?.open(),
  },
  'half-open': {
    what: 'half-open connections to the database',
    database: 'external',
    rounds: seldom,
    lasts: 20,
    short: 14,
    isNotReady: true,
    begin: site => site.line?.silence({ lostAfter: 8000 }), // as the site's connections ask for
    end: site => site.line?.speak(),
  },
  slow: {
    what: 'a database that answers slowly',
    database: 'external',
    rounds: often,
    lasts: 5,
    begin: site => site.line?.slowDown(500),
    end: site => site.line?.slowDown(0),
  },
  mail: {
    what: 'a mail server that goes silent, then away',
    database: 'embedded',
    rounds: often,
    lasts: 5,
    begin: site => site.mail.line.silence(),
    async end({ mail: { line } }) {
      line.speak()
      line.close()
      await line.open()
    },
  },
  'disk-full': {
    what: mayMount ? 'a full disk (tmpfs)' : 'a full disk (files limited by prlimit)',
    database: 'embedded',
    rounds: seldom,
    lasts: 8,
    onDisk: true,
    hasFiles: true,
    begin: site => fillDisk(site.data, site.pids()),
    end: site => emptyDisk(site.data, site.pids()),
  },
  'disk-read-only': {
    what: mayMount ? 'a read-only disk (bind mounts)' : 'a read-only disk (rights taken away)',
    database: 'embedded',
    rounds: seldom,
    lasts: 8,
    onDisk: true,
    hasFiles: true,
    begin: site => forbidWriting(site.data),
    end: site => allowWriting(site.data),
  },
  descriptors: {
    what: 'out of file descriptors (prlimit)',
    database: 'embedded',
    rounds: often,
    lasts: 5,
    maySever: true,
    hasFiles: true,
    begin: site => limitDescriptors(site.pid, '10'), // lower than the number of any free descriptor
    end: site => limitDescriptors(site.pid, '20000'),
  },
  worker: {
    what: 'kill -9 of the processes that work on pictures',
    database: 'embedded',
    rounds: often,
    lasts: 3,
    hasCards: true,
    hasFiles: true,
    begin(site) {
      const killing = setInterval(() => {
        for (const pid of site.workers()) signalTo(pid, 'SIGKILL')
      }, 500)
      setTimeout(() => clearInterval(killing), 2900)
    },
  },
  clock: {
    what: 'a clock that jumps two hours ahead, then back',
    database: 'embedded',
    rounds: often,
    lasts: 4,
    begin: site => site.setClock(2 * 3_600_000),
    end: site => site.setClock(0),
  },
}

function limitDescriptors(pid: number, soft: string): void {
  spawnSync('prlimit', ['--pid', String(pid), `--nofile=${soft}:`])
}
