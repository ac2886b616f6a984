import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { openDependencies } from './dependencies.ts'
import { createTestDatabase } from './platform/database/test-database.ts'

type Opened = Awaited<ReturnType<typeof openDependencies>>

/** A site that can be stopped and restarted, on its database or on an older copy of it. */
export async function openTestCopies() {
  const folders: string[] = []
  const databases: { name: string; drop(): Promise<void> }[] = []
  onTestFinished(async () => {
    for (const database of databases) await database.drop()
    for (const folder of folders) await rm(folder, { recursive: true })
  })
  const keep = async (template?: string) => {
    const database = await createTestDatabase(template)
    databases.push(database)
    return database
  }
  const makeFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larmor-copies-'))
    folders.push(folder)
    return folder
  }
  const logMessages: string[] = []
  const note = { write: (line: string) => logMessages.push(JSON.parse(line).msg) }
  return {
    folder: await makeFolder(),
    makeFolder,
    first: await keep(),
    /** Messages of the log. */
    logMessages,
    /** Copies the database, which must have no connections. */
    copy: (name: string) => keep(name),
    /** Starts the site on a database and a data folder, runs `work`, and stops it. */
    async during<Result>(
      at: { url: string; folder: string; env?: Record<string, string> },
      work: (opened: Opened) => Promise<Result>,
    ): Promise<Result> {
      const own = { NODE_ENV: 'test', DATABASE_URL: at.url, DATA_DIR: at.folder }
      const config = readConfig({ ...own, BASE_URL: 'https://www.example.org', ...at.env })
      const opened = await openDependencies({ config, log: pino({ level: 'warn' }, note) })
      try {
        return await work(opened)
      } finally {
        await opened.close()
      }
    },
  }
}
