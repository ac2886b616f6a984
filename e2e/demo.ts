import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createTestDatabase, makeTemplate } from '../server/platform/database/test-database.ts'

const template = 'demo'
const folder = join(tmpdir(), 'larmor-demo')

type Start = (databaseUrl: string, env: Record<string, string>) => Promise<{ child: ChildProcess }>

/** A database and a data folder with the demo, its pictures in every width: made once a run, and copied for each site. */
export async function createDemo(dataFolder: string, start: Start) {
  await makeTemplate(template, url => fill(url, start))
  execFileSync('cp', ['-a', `${folder}/.`, dataFolder])
  return createTestDatabase(template)
}

async function fill(url: string, start: Start): Promise<void> {
  mkdirSync(folder, { mode: 0o711 })
  const { child } = await start(url, { DATA_DIR: folder })
  await picturesDone(url)
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function picturesDone(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const open = `select from pgboss.job where name = 'makeVariants' and state < 'completed'`
  while ((await client.query(open)).rowCount) await new Promise(resolve => setTimeout(resolve, 200))
  await client.end()
}
