import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const password = 'vier ruhige Echos im Feld'

/** The built site with a data folder of its own, to be killed and started again. */
export class CrashSite {
  readonly url: string
  readonly folder: string
  /** Further environment variables, from the next start on. */
  readonly settings: Record<string, string> = {}
  private child: ChildProcess | undefined

  constructor(folder: string, port: number) {
    this.folder = folder
    this.url = `http://localhost:${port}`
  }

  /**
   * Starts the site and returns the milliseconds until it is ready. Throws if the process ends, or after five
   * minutes.
   */
  async start(): Promise<number> {
    const began = performance.now()
    const { port } = new URL(this.url)
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      BASE_URL: this.url,
      DATA_DIR: this.folder,
      DEMO_PASSWORD: password,
      TRUST_PROXY: '127.0.0.0/8',
      LIMITS: 'off',
      ...this.settings,
    }
    const child = spawn(process.execPath, ['build/server/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
    this.child = child
    while (performance.now() - began < 300_000) {
      if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}.`)
      const answer = await fetch(`${this.url}/readyz`).catch(() => null)
      if (answer?.ok) return performance.now() - began
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error('The site was not ready within five minutes.')
  }

  /** `kill -9` of Node and, with `withDatabase`, of PostgreSQL at the same moment. */
  async kill(withDatabase: boolean): Promise<void> {
    const child = this.child
    const postgres = withDatabase ? await this.postgres() : null
    child?.kill('SIGKILL')
    if (postgres) process.kill(postgres, 'SIGKILL')
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  async stop(): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  private async postgres(): Promise<number> {
    const file = join(this.folder, 'postgres', 'postmaster.pid')
    return Number((await readFile(file, 'utf8')).split('\n')[0])
  }
}
