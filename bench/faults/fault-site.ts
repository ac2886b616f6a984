import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { password } from '../crash-site.ts'
import { freePort } from '../free-port.ts'
import { copyDemo, filesOfSite } from './demo.ts'
import { mountDisk, unmountDisk } from './disk.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { Postgres, parentOf, startExternal } from './postgres.ts'
import { TcpProxy } from './tcp-proxy.ts'

export type DatabaseKind = 'embedded' | 'external'

const readyWithin = 60_000 // milliseconds

/** The built site with everything it needs, each of which can be taken away. */
export class FaultSite {
  readonly url: string
  readonly folder: string
  readonly mail: MailServer
  readonly postgres: Postgres
  /** Proxy in front of the external database. */
  readonly line: TcpProxy | undefined
  readonly #keeper: ChildProcess | undefined
  readonly #env: NodeJS.ProcessEnv
  readonly #onDisk: boolean
  child: ChildProcess | undefined

  private constructor(parts: Parts) {
    this.url = parts.url
    this.folder = parts.folder
    this.mail = parts.mail
    this.postgres = parts.postgres
    this.line = parts.line
    this.#keeper = parts.keeper
    this.#env = parts.env
    this.#onDisk = parts.onDisk
  }

  /**
   * Starts a site, on a copy of the demo if one is given; with `onDisk` its data folder is a small disk of
   * its own.
   */
  static async open(kind: DatabaseKind, { onDisk = false, demo }: Start = {}): Promise<FaultSite> {
    const folder = await mkdtemp(join(tmpdir(), 'larmor-faults-'))
    await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
    const data = join(folder, 'data')
    await mkdir(data)
    if (onDisk) mountDisk(data)
    if (demo) copyDemo(demo, data, kind)
    const mail = await openMailServer()
    const port = await freePort()
    const url = `http://localhost:${port}`
    const own = kind === 'external' ? await externalIn(data) : { postgres: new Postgres(data), env: {} }
    const env = { ...envOf(url, folder), SMTP_URL: mail.url, ...own.env }
    const site = new FaultSite({ onDisk, url, folder, mail, ...own, env })
    await site.start()
    return site
  }

  get data(): string {
    return join(this.folder, 'data')
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  async start(): Promise<void> {
    const log = openSync(join(this.folder, 'log'), 'a')
    const args = ['--import', './bench/faults/clock.mjs', 'build/server/main.js']
    this.child = spawn(process.execPath, args, { stdio: ['ignore', log, log], env: this.#env })
    closeSync(log)
    for (const end = performance.now() + readyWithin; performance.now() < end; ) {
      if ((await fetch(`${this.url}/readyz`).catch(() => null))?.ok) return
      if (!this.isAlive()) break
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error(`The site did not become ready:\n${this.log()}`)
  }

  /** Ids of the processes that work on pictures and cards. */
  workers(): number[] {
    const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
    return all.filter(pid => parentOf(pid) === this.pid && /worker\.ts/.test(commandOf(pid)))
  }

  /** Ids of all processes of the site, including its database's. */
  pids(): number[] {
    return [this.pid, ...this.workers(), ...this.postgres.pids()]
  }

  setClock(shift: number): void {
    writeFileSync(join(this.folder, 'clock'), String(shift))
  }

  log(): string {
    return readFileSync(join(this.folder, 'log'), 'utf8')
  }

  async #endExternal(): Promise<void> {
    const keeper = this.#keeper
    if (!keeper) return
    keeper.kill('SIGKILL') // first, because it would restart its database
    await once(keeper, 'exit')
    this.postgres.signalAll('SIGQUIT')
  }

  /** Stops the site and keeps its data. */
  async stop(): Promise<void> {
    await ended(this.child)
    await this.#endExternal()
    this.line?.close()
    this.mail.close()
  }

  async close(): Promise<void> {
    await this.stop()
    if (this.#onDisk) unmountDisk(this.data)
    await rm(this.folder, { recursive: true, force: true })
  }
}

interface Start {
  onDisk?: boolean | undefined
  /** Path of a data folder with the demo. */
  demo?: string
}

interface Parts extends Pick<FaultSite, 'url' | 'folder' | 'mail' | 'postgres'> {
  line?: TcpProxy
  keeper?: ChildProcess
  env: NodeJS.ProcessEnv
  onDisk: boolean
}

async function externalIn(data: string) {
  const { postgres, keeper } = await startExternal(data)
  const line = new TcpProxy({ path: postgres.socket() })
  await line.open()
  const DATABASE_URL = `postgres://larmor:${postgres.password()}@127.0.0.1:${line.port}/larmor`
  return { postgres, keeper, line, env: { DATABASE_URL, DATA_DIR: filesOfSite(data) } }
}

function envOf(url: string, folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    PORT: new URL(url).port,
    BASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    CLOCK_FILE: join(folder, 'clock'),
    DEMO_PASSWORD: password,
    TRUST_PROXY: '127.0.0.0/8',
    LIMITS: 'off',
  }
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await end
  clearTimeout(hurry)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
