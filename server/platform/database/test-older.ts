import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { silentLog } from './log.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { createEmptyDatabase } from './test-database.ts'

/** Creates a database with the migrations up to and including this one; `migrate` brings it up to date. */
export async function createOlderDatabase(last: string) {
  const { connection, url, drop } = await createEmptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'larmor-migrations-'))
  const names = await readdir(migrationsFolder)
  for (const name of names.filter(one => one <= `${last}.sql`))
    await copyFile(join(migrationsFolder, name), join(folder, name))
  await migrate({ connection, log: silentLog, folder })
  await rm(folder, { recursive: true })
  const { close, ...connected } = connect(connection, silentLog)
  return {
    ...connected,
    url,
    migrate: () => migrate({ connection, log: silentLog }),
    async drop() {
      await close()
      await drop()
    },
  }
}
