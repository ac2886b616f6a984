import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../server/platform/database/test-database.ts'
import { createDemo, leavePicturesLarge } from './demo.ts'
import { takeSite } from './shared-site.ts'

export const password = 'vier ruhige Echos im Feld'

export interface Site {
  url: string
  child: ChildProcess
  /** Its data folder. */
  folder: string
  stop(): Promise<void>
}

export interface SiteWithDatabase extends Site {
  database: TestDatabase
}

const builtServer = 'build/server/main.js'

// Tests give visitors addresses of their own, as a reverse proxy does.
const usual = { LIMITS: 'off', TRUST_PROXY: '127.0.0.0/8,::1/128' }

/**
 * Returns the built site with the demo, its database and data folder reset, without volume limits. Without
 * other settings, one process serves one test file after the other.
 */
export async function startSite(env: Record<string, string> = {}): Promise<SiteWithDatabase> {
  const settings = { ...usual, ...env }
  if (Object.keys(env).length > 0) return startOwnSite(settings)
  return (await takeSite(() => startWithDemo(settings))) ?? startOwnSite(settings)
}

/** Starts the site as a process of its own, which a test may end, watch or break. */
export async function startOwnSite(
  env: Record<string, string> = {},
  program = builtServer,
): Promise<SiteWithDatabase> {
  // Without the demo, or with a shifted clock, there is nothing to copy.
  if (env.DEMO === undefined && env.NODE_OPTIONS === undefined) return startWithDemo(env, program)
  const folder = await newFolder()
  const database = await createTestDatabase()
  const site = await startSiteOn(database.url, { DATA_DIR: folder, ...env }, program)
  if (env.DEMO === undefined) await leavePicturesLarge(database.url)
  return ending(site, database)
}

async function startWithDemo(env: Record<string, string>, program = builtServer) {
  const folder = await newFolder()
  const database = await createDemo(folder, startSiteOn)
  const site = await startSiteOn(database.url, { DATA_DIR: folder, ...env }, program)
  return ending(site, database)
}

function ending(site: Site, database: TestDatabase): SiteWithDatabase {
  return {
    ...site,
    database,
    async stop() {
      await site.stop()
      await database.drop()
      await rm(site.folder, { recursive: true, force: true })
    },
  }
}

const siteSecret = '5e'.repeat(32)

/** Starts another process on an existing database. A given data folder is kept when it stops. */
export async function startSiteOn(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = builtServer,
): Promise<Site> {
  const folder = env.DATA_DIR ?? (await newFolder())
  // Processes that share a database need the same secret, whether or not they share a folder.
  const shared = env.DATA_DIR === undefined ? { SITE_SECRET: siteSecret } : {}
  const own = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...shared }
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
  await chmod(folder, 0o711) // like the site's own folder: root starts the site, which then switches to another account
  return folder
}

// Another test run may take the port between finding it and listening on it.
async function startOnFreePort(
  env: Record<string, string>,
  program: string,
  attempt = 1,
): Promise<Pick<Site, 'url' | 'child'>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = { NODE_ENV: 'development', PORT: String(port), BASE_URL: url, DEMO_PASSWORD: password }
  const child = spawn(process.execPath, ['--import', './start/end-with-parent.mjs', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...own, ...env },
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
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
