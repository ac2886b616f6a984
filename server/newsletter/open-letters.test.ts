import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { scansDuring } from '#server/platform/database/test-indexes.ts'
import { noteOutcomes } from './letters-ledger.ts'
import { openTestNewsletters } from './test-newsletters.ts'

test('letters with an unknown outcome are found by an index, among thousands of sent letters', async () => {
  const { create, send, readers, runJob, ledger, db } = await openTestNewsletters()
  await readers(1, 'de')
  const { id } = await create()
  await send(id)
  await runJob()
  await db.connection().execute(async one => {
    // Without a subscriber, as after a subscriber was deleted.
    await sql`
      insert into newsletter_letters (newsletter_id, wanted_at, written_at, outcome)
      select ${id}, now(), now(), 'sent' from generate_series(1, 5000)`.execute(one)
    await sql`update mails set state = 'failed', last_error = 'no such host'`.execute(one)
    await sql`vacuum analyze newsletter_letters`.execute(one)
    const scans = await scansDuring(one, ['newsletter_letters_open'], () => noteOutcomes(one))
    expect((await ledger())[0]).toMatchObject({ outcome: 'failed' })
    expect(scans.newsletter_letters_open).toBeGreaterThan(0)
  })
})
