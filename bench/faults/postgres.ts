import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** The PostgreSQL that works in a data folder, whoever has started it. */
export class Postgres {
  readonly folder: string

  constructor(dataFolder: string) {
    this.folder = dataFolder
  }

  /** Process id of the postmaster, from its pid file. */
  pid(): number {
    return Number(this.#line(0))
  }

  socket(): string {
    return join(this.#line(4), '.s.PGSQL.5432')
  }

  /** Ids of the postmaster and its child processes; empty while it is down. */
  pids(): number[] {
    if (!existsSync(join(this.folder, 'postgres', 'postmaster.pid'))) return []
    const main = this.pid()
    const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return [main, ...all.filter(pid => parentOf(pid) === main)]
  }

  signalAll(signal: NodeJS.Signals): void {
    for (const pid of this.pids()) signalTo(pid, signal)
  }

  password(): string {
    return readFileSync(join(this.folder, 'postgres.password'), 'utf8').trim()
  }

  /** Runs a statement on a connection of its own and returns the rows. */
  async ask<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({
      host: this.#line(4),
      user: 'larmor',
      password: this.password(),
      database: 'larmor',
      application_name: 'faults',
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  #line(index: number): string {
    return readFileSync(join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[index] ?? ''
  }
}

/**
 * Starts a PostgreSQL that the site sees as external: a process of its own starts it and keeps it running.
 */
export async function startExternal(folder: string): Promise<{ postgres: Postgres; keeper: ChildProcess }> {
  const program = 'server/platform/database/cluster/test-holder.ts'
  const keeper = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface(keeper.stdout), 'line')
  return { postgres: new Postgres(folder), keeper }
}

export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // has ended meanwhile
  }
}

export function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
