import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { notify } from './listen.ts'
import { createTestDatabase } from './test-database.ts'

const patient = { timeout: 120_000 }

test('a message arrives when its transaction commits, and never when it does not', async () => {
  const { db, heard } = await beginListening()
  await db.transaction().execute(trx => notify(trx, 'news', 'kept'))
  const undone = db.transaction().execute(async trx => {
    await notify(trx, 'news', 'undone')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await notify(db, 'news', 'last')
  await vi.waitFor(() => expect(heard).toEqual(['kept', 'last']), patient)
})

test('a listener reconnects after its connection is cut, and is told so', async () => {
  const { db, heard } = await beginListening()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(db)
  await vi.waitFor(() => expect(heard).toEqual(['reconnected']), { timeout: 120_000 })
  await notify(db, 'news', 'after')
  await vi.waitFor(() => expect(heard).toEqual(['reconnected', 'after']), patient)
})

test('a listener gets only the messages of its channel', async () => {
  const { db, heard } = await beginListening()
  await notify(db, 'events', 'elsewhere')
  await notify(db, 'news', 'here')
  await vi.waitFor(() => expect(heard).toEqual(['here']), patient)
})

test('a message too long for PostgreSQL is refused before it is sent', async () => {
  const { db } = await beginListening()
  await expect(notify(db, 'news', 'ü'.repeat(4000))).rejects.toThrow('too long for channel news')
})

async function beginListening() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const heard: string[] = []
  await database.listen('news', {
    onMessage: payload => void heard.push(payload),
    onReconnect: () => void heard.push('reconnected'),
  })
  return { db: database.db, heard }
}
