import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { ask } from './test-ask.ts'
import { createEmptyDatabase } from './test-database.ts'
import { recordLog } from './test-log.ts'

test('each migration runs once, in the order of its number', async () => {
  const { run, ask } = await begin({
    '001-first': 'create table first (id int)',
    '002-second': 'alter table first add name text',
  })
  await run()
  const again = await run()
  expect(again.messages).toEqual([])
  expect(
    await ask("select column_name from information_schema.columns where table_name = 'first'"),
  ).toHaveLength(2)
})

test('a migration that fails stops with its name and leaves nothing half-done', async () => {
  const { run, ask } = await begin({
    '001-good': 'create table good (id int)',
    '002-bad': 'create table half (id int); insert into nowhere values (1)',
  })
  await expect(run()).rejects.toThrow(/^The migration 002-bad failed: .*nowhere/)
  expect(await ask("select to_regclass('good') as good, to_regclass('half') as half")).toEqual([
    { good: 'good', half: null },
  ])
  expect(await ask('select name from migrations')).toEqual([{ name: '001-good' }])
})

test('processes that start at once migrate once', async () => {
  const { run, ask } = await begin({ '001-slow': 'create table slow (id int); select pg_sleep(0.3)' })
  await Promise.all([run(), run(), run()])
  expect(await ask('select name from migrations')).toEqual([{ name: '001-slow' }])
})

test('a migration whose connection is cut midway is done anew by the next start', async () => {
  const { run, ask } = await begin({ '001-cut': 'create table cut (id int); select pg_sleep(1.5)' })
  const interrupted = expect(run()).rejects.toThrow('The migration 001-cut failed')
  await new Promise(resolve => setTimeout(resolve, 500))
  await ask(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'larmor migrations'",
  )
  await interrupted
  expect(await ask("select to_regclass('cut') as cut")).toEqual([{ cut: null }])
  await run()
  expect(await ask("select to_regclass('cut') as cut")).toEqual([{ cut: 'cut' }])
})

test('a migration does not wait longer than three seconds for a table in use', async () => {
  const { run, add, connection } = await begin({ '001-table': 'create table busy (id int)' })
  await run()
  const user = new pg.Client(connection)
  await user.connect()
  await user.query('begin; lock table busy')
  add('002-change', 'alter table busy add name text')
  await expect(run()).rejects.toThrow(
    'The migration 002-change failed: canceling statement due to lock timeout',
  )
  await user.end()
})

test('without the right to install pg_trgm only its indexes are missing', async () => {
  const { connection, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  await ask(connection, `revoke create on database ${connection.database} from ${connection.user}`)
  await migrate({ connection, log: recordLog() })
  expect(await ask(connection, "select extname from pg_extension where extname = 'pg_trgm'")).toEqual([])
  expect(
    await ask(
      connection,
      "select to_regclass('files_words') as words, to_regclass('files_in_trash') as trash",
    ),
  ).toEqual([{ words: null, trash: 'files_in_trash' }])
})

async function begin(migrations: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, statements] of Object.entries(migrations)) add(name, statements)
  const { connection, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  return { connection, add, run, ask: (statement: string) => ask(connection, statement) }

  function add(name: string, statements: string): void {
    writeFileSync(join(folder, `${name}.sql`), `-- Up Migration\n${statements};\n`)
  }

  async function run() {
    const log = recordLog()
    await migrate({ connection, log, folder })
    return log
  }
}
