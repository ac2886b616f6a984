import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export const password = 'vier ruhige Echos im Feld'
const json = { 'content-type': 'application/json' }

/** A built version of the site, on a data folder that it shares with the version before. */
export class VersionedSite {
  readonly #child: ChildProcess
  readonly url: string

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  static async start(project: string, dataFolder: string, port: number): Promise<VersionedSite> {
    const url = `http://localhost:${port}`
    const env = {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DEMO_PASSWORD: password,
      LIMITS: 'off',
    }
    const stdio = ['ignore', 'ignore', 'inherit'] as const
    const child = spawn(process.execPath, ['build/server/main.js'], { cwd: project, env, stdio: [...stdio] })
    const site = new VersionedSite(child, url)
    await site.#ready()
    return site
  }

  async #ready(): Promise<void> {
    for (let attempt = 0; attempt < 1200; attempt += 1) {
      if (this.#child.exitCode !== null) throw new Error(`the site ended with ${this.#child.exitCode}`)
      const answer = await fetch(`${this.url}/readyz`).catch(() => null)
      if (answer?.ok) return
      await pause(100)
    }
    throw new Error('the site did not become ready within two minutes')
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }

  /** Calls the API and returns status and JSON. */
  async ask(path: string, { token, body, language = 'de', method = body ? 'POST' : 'GET' }: Asking = {}) {
    const isForm = body instanceof FormData
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(isForm ? {} : json),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, json: (await answer.json().catch(() => null)) as Record<string, unknown> }
  }
}

export interface Asking {
  token?: string
  body?: object
  method?: string
  language?: string
}
