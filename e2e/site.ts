import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/free-port.ts'
import { createTestDatabase } from '../server/platform/database/test-database.ts'
import { createDemo, leavePicturesLarge } from './demo.ts'

export const password = 'vier ruhige Echos im Feld'

export interface Site {
  url: string
  child: ChildProcess
  /** Its data folder. */
  folder: string
  stop(): Promise<void>
}

const builtServer = 'build/server/main.js'

/** The built site with the demo, on a port, a database and a data folder of its own. */
export async function startSite(env: Record<string, string> = {}, program = builtServer): Promise<Site> {
  const hasDemo = env.DEMO === undefined
  // Without the demo, or with a clock of its own, there is nothing that could be copied.
  const isCopied = hasDemo && env.NODE_OPTIONS === undefined
  const folder = await newFolder()
  const database = isCopied ? await createDemo(folder, startSiteOn) : await createTestDatabase()
  const site = await startSiteOn(database.url, { DATA_DIR: folder, ...env }, program)
  if (hasDemo && !isCopied) await leavePicturesLarge(database.url)
  return {
    ...site,
    async stop() {
      await site.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One more process on a database that is there already; a folder that is given stays when it stops. */
export async function startSiteOn(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = builtServer,
): Promise<Site> {
  const folder = env.DATA_DIR ?? (await newFolder())
  const own = { DATA_DIR: folder, DATABASE_URL: databaseUrl }
  const { url, child } = await startOnFreePort({ ...own, ...env }, program)
  return {
    url,
    child,
    folder,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      if (env.DATA_DIR === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-e2e-'))
  await chmod(folder, 0o711) // as the site makes it: root starts it, and it goes on as an account of its own
  return folder
}

// Between finding a port free and taking it, another run of the tests may have taken it.
async function startOnFreePort(
  env: Record<string, string>,
  program: string,
  attempt = 1,
): Promise<Pick<Site, 'url' | 'child'>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = { NODE_ENV: 'development', PORT: String(port), BASE_URL: url, DEMO_PASSWORD: password }
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...own, ...env },
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk
    process.stderr.write(chunk)
  })
  try {
    await ready(url, child)
    return { url, child }
  } catch (error) {
    if (attempt === 3 || !/^Port \d+ is in use/.test(complaints)) throw error
    return startOnFreePort(env, program, attempt + 1)
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('the site did not become ready within five minutes')
}
