import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '#server/platform/database/cluster/test-data-folder.ts'
import { openDatabase } from './database.ts'
import { createEmptyDatabase } from './test-database.ts'
import { recordLog } from './test-log.ts'

test('the embedded database opens migrated, and leaves no process behind', async () => {
  const dataDir = makeDataFolder()
  const config = { databaseUrl: undefined, dataDir, dataDirSetByHand: true }
  const database = await openDatabase({ config, log: recordLog() })
  expect(database.dataFolder).toBe(dataDir)
  await database.ping()
  expect(await countMigrations(database)).toBeGreaterThan(0)
  await database.close()
  expect(existsSync(`${dataDir}/postgres/postmaster.pid`)).toBe(false)
})

test('two simultaneous openings of one external database share it', async () => {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const config = { databaseUrl: url, dataDir: makeDataFolder(), dataDirSetByHand: true }
  const open = () => openDatabase({ config, log: recordLog() })
  const [one, other] = await Promise.all([open(), open()])
  await sql`create table shared as select 42 as answer`.execute(one.db)
  expect((await sql`select * from shared`.execute(other.db)).rows).toEqual([{ answer: 42 }])
  await one.close()
  await other.close()
})

async function countMigrations({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(db)
  return rows[0]?.count ?? 0
}
