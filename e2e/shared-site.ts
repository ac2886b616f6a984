// One site for the journeys of a worker: its database and its files are put back for each file of tests.
import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestDatabase } from '../server/platform/database/test-database.ts'
import { mailChannel } from '../server/platform/mail/queue.ts'
import { demoFolder } from './demo.ts'
import type { Site } from './site.ts'

interface Shared {
  site: Site
  database: TestDatabase
  /** The file of tests that has it now. */
  user: string | undefined
}

type Start = () => Promise<Pick<Shared, 'site' | 'database'>>

const shared = new Map<string, Promise<Shared>>()

/** The worker's site with these settings, as new; undefined where this file of tests has it already. */
export async function takeSite(settings: Record<string, string>, start: Start): Promise<Site | undefined> {
  const key = JSON.stringify(settings)
  const known = shared.get(key)
  const making = known ?? start().then(made => ({ ...made, user: undefined }))
  shared.set(key, making)
  const one = await making
  const { testPath } = expect.getState()
  if (one.user === testPath) return undefined
  one.user = testPath
  if (known) await putBack(one)
  return { ...one.site, stop: async () => {} }
}

/** Its files, then its database, under the running site: it connects anew, and throws away what it has cached. */
async function putBack({ site, database }: Shared): Promise<void> {
  for (const name of await readdir(demoFolder))
    await rm(join(site.folder, name), { recursive: true, force: true })
  execFileSync('cp', ['-a', `${demoFolder}/.`, site.folder])
  await database.putBack()
  await expect.poll(() => isListening(database), { interval: 20 }).toBe(true)
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { interval: 20 }).toBe(200)
}

/** Whether the site hears the last of the channels it listens to. */
async function isListening({ pool, name }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = $1 and state = 'idle' and query = $2`,
    [name, `listen "${mailChannel}"`],
  )
  return rowCount !== 0
}
