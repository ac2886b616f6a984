// One site for the test files of a worker: its database and its files are reset for each file.
import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { TestDatabase } from '../server/platform/database/test-database.ts'
import { demoFolder } from './demo.ts'
import type { SiteWithDatabase } from './site.ts'

interface Shared {
  site: SiteWithDatabase
  /** Path of the test file that uses the site now. */
  user: string | undefined
}

let shared: Promise<Shared> | undefined

/** Returns the worker's site, reset; undefined if the calling test file already uses it. */
export async function takeSite(
  start: () => Promise<SiteWithDatabase>,
): Promise<SiteWithDatabase | undefined> {
  const known = shared
  shared ??= start().then(site => ({ site, user: undefined }))
  const one = await shared
  const { testPath } = expect.getState()
  if (one.user === testPath) return undefined
  one.user = testPath
  if (known) await putBack(one)
  return { ...one.site, stop: async () => {} }
}

/** Resets the files, then the database, of the running site, which reconnects and clears its cache. */
async function putBack({ site }: Shared): Promise<void> {
  // Jobs of the previous test file may still be writing versions of pictures.
  const retried = { maxRetries: 10, retryDelay: 100 } // milliseconds, longer each time
  for (const name of await readdir(demoFolder))
    await rm(join(site.folder, name), { recursive: true, force: true, ...retried })
  execFileSync('cp', ['-a', `${demoFolder}/.`, site.folder])
  await site.database.putBack()
  await until(() => isListening(site.database))
  await until(async () => (await fetch(`${site.url}/readyz`)).ok)
}

/** Whether the site listens for changes again, and so has cleared its cache. */
async function isListening({ pool, name }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = $1 and state = 'idle' and query like 'listen "%'
      and state_change < now() - interval '20 ms'`,
    [name],
  )
  return rowCount !== 0
}

const longest = 30_000 // milliseconds

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + longest; Date.now() < end; await pause(20)) if (await isSo()) return
  throw new Error('The site did not find its database again.')
}
