import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorOf } from './processor.ts'

// As npm start sets them.
const flags = ['--max-semi-space-size=24', '--max-old-space-size=2000']
const env = { MALLOC_ARENA_MAX: '2' }

const mostLooks = 300 // of two seconds
const restingShare = 0.03 // of a core

/** The built site in a process and a data folder of its own. */
export class BenchSite {
  readonly url: string
  readonly password = 'phantom-in-the-scanner-7'
  readonly #port: number
  readonly #settings: Record<string, string>
  #folder = ''
  #process: ChildProcess | undefined

  constructor(port: number, settings: Record<string, string> = {}) {
    this.#port = port
    this.#settings = settings
    this.url = `http://localhost:${port}`
  }

  /** Starts the process and returns the seconds until it is ready. */
  async start(): Promise<number> {
    this.#folder ||= await newFolder()
    const began = performance.now()
    this.#process = spawn(process.execPath, [...flags, 'build/server/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...env,
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(this.#port),
        BASE_URL: this.url,
        DATA_DIR: this.#folder,
        DEMO_PASSWORD: this.password,
        LIMITS: 'off',
        ...this.#settings,
      },
    })
    await this.#ready()
    return (performance.now() - began) / 1000
  }

  /**
   * Waits until the site has made the smaller versions of its demo's pictures and is idle: less than 3 % of a
   * CPU core within two seconds, including its database and picture processes. Returns the seconds that this
   * took.
   */
  async rest(): Promise<number> {
    const began = performance.now()
    const pid = this.#process?.pid ?? 0
    let used = processorOf(pid)
    for (let look = 0; look < mostLooks; look += 1) {
      await new Promise(resolve => setTimeout(resolve, 2000))
      const now = processorOf(pid)
      if (now - used < restingShare * 2) return (performance.now() - began) / 1000
      used = now
    }
    throw new Error('the site does not come to rest')
  }

  /** Resident memory of the process in MB. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#process?.pid}/status`, 'utf8').catch(() => '')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  /** Peak resident memory of the process since `forgetPeak`, in MB. */
  async peak(): Promise<number> {
    const status = await readFile(`/proc/${this.#process?.pid}/status`, 'utf8').catch(() => '')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }

  async forgetPeak(): Promise<void> {
    await writeFile(`/proc/${this.#process?.pid}/clear_refs`, '5').catch(() => {})
  }

  /** Path of the data folder; empty before the first start. */
  get folder(): string {
    return this.#folder
  }

  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 3000; attempt += 1) {
      if ((await fetch(`${this.url}/readyz`).catch(() => null))?.ok) return
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    throw new Error('the site did not become ready')
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-bench-'))
  await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
  return folder
}
