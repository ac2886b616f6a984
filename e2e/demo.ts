import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createTestDatabase, makeTemplate } from '../server/platform/database/test-database.ts'

const template = 'demo'
export const demoFolder = join(tmpdir(), 'larmor-demo')

type Start = (databaseUrl: string, env: Record<string, string>) => Promise<{ child: ChildProcess }>

/**
 * Creates a database and a data folder with the demo and its pictures in every width, which is prepared once
 * per run and copied for each site.
 */
export async function createDemo(dataFolder: string, start: Start) {
  await makeTemplate(template, url => fill(url, start))
  execFileSync('cp', ['-a', `${demoFolder}/.`, dataFolder])
  return createTestDatabase(template)
}

async function fill(url: string, start: Start): Promise<void> {
  mkdirSync(demoFolder, { mode: 0o711 })
  const { child } = await start(url, { DATA_DIR: demoFolder })
  await picturesDone(url)
  child.kill('SIGTERM')
  await once(child, 'exit')
  // Each site is an installation of its own, not a copy of this one.
  rmSync(join(demoFolder, 'installation'))
  await withClient(url, client => client.query('update installation set instance = null'))
}

const smaller = `pgboss.job where name = 'makeVariants'`

async function picturesDone(url: string): Promise<void> {
  await withClient(url, async client => {
    const open = `select from ${smaller} and state < 'completed'`
    while ((await client.query(open)).rowCount) await new Promise(resolve => setTimeout(resolve, 200))
  })
}

/**
 * Drops the jobs that make smaller pictures, so that pages show the originals: making them takes longer than
 * most journeys.
 */
export async function leavePicturesLarge(url: string): Promise<void> {
  await withClient(url, client => client.query(`delete from ${smaller} and state = 'created'`))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
