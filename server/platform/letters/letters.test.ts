import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { claimDue } from '#server/platform/mail/queries.ts'
import { noon, prepareOutbox } from '#server/platform/mail/test-outbox.ts'
import {
  findLines,
  type Ledger,
  lockLines,
  takeBackLines,
  takeLines,
  wantLines,
  writeInPortions,
} from './letters.ts'

const ledger: Ledger<'eventLetters'> = {
  table: 'eventLetters',
  key: ['registrationId', 'letter', 'occasion'],
  outboxKey: sql`letters.registration_id || ' ' || letters.letter || ' ' || letters.occasion`,
}
const all = sql`true`

/** Creates guests and the means to want letters for them. */
async function prepare(guests: number) {
  const outbox = await prepareOutbox()
  const { db, queue } = outbox
  await sql`insert into events (title, key_speaker, venue, registration, livestream, created_at, updated_at)
    values ('{"de": "a", "en": "a"}', '{"name": "", "text": {}, "url": "", "imageId": null}',
      '{"name": {}, "url": "", "address": ""}',
      '{"isActive": true, "start": null, "end": null, "inPresence": {}, "online": {}}',
      '{"isActive": false, "start": null, "end": null, "markup": ""}', now(), now())`.execute(db)
  await sql`insert into event_registrations (event_id, participation, state, first_name, last_name, email, email_key,
      language, institution, city, country, created_at)
    select events.id, 'online', 'confirmed', 'a', 'a', 'a' || n, 'a' || n, 'de', 'a', 'a', 'DE', now()
    from events, generate_series(1, ${guests}::int) n`.execute(db)
  const write = async (trx: Kysely<Database>, limit: number) => {
    const taken = await takeLines(trx, ledger, { which: all, limit, now: noon })
    for (const { outboxKey } of taken) await queue({ dedupeKey: outboxKey })
    return taken.length
  }
  return {
    ...outbox,
    write,
    want: (letter: 'thanks' | 'reminder', occasion = '') =>
      wantLines(
        db,
        ledger,
        { registrationId: sql`id`, letter, occasion, wantedAt: noon },
        sql`from event_registrations`,
      ),
    /** Returns all letters; those in the outbox with their state. */
    lines: async () => {
      const states = new Map((await outbox.rows()).map(({ dedupeKey, state }) => [dedupeKey, state]))
      return (await findLines(db, ledger, all)).map(
        ({ outboxKey, writtenAt }) =>
          `${outboxKey}: ${states.get(outboxKey) ?? (writtenAt ? 'written' : 'wanted')}`,
      )
    },
  }
}

test('a letter requested twice is stored once and queued once', async () => {
  const { db, want, write, lines, rows } = await prepare(120)
  expect([await want('thanks'), await want('thanks')]).toEqual([120, 0])
  expect(await want('reminder', '2027-03-12')).toBe(120)
  await writeInPortions(db, write)
  await writeInPortions(db, write)
  expect(await rows()).toHaveLength(240)
  expect(new Set((await lines()).map(line => line.split(': ')[1]))).toEqual(new Set(['queued']))
})

test('letters locked by another transaction are skipped, and taken after its rollback', async () => {
  const { db, want } = await prepare(3)
  await want('thanks')
  const take = (of: Kysely<Database>, limit: number) =>
    takeLines(of, ledger, { which: all, limit, now: noon }).then(taken =>
      taken.map(({ registrationId }) => registrationId),
    )
  const [one, two] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  const [first, ...others] = await take(one, 1)
  expect([first, others]).toEqual([1, []])
  expect(await take(two, 5)).toEqual([2, 3])
  await two.rollback().execute()
  await one.commit().execute()
  expect(await take(db, 5)).toEqual([2, 3])
})

test('waiting letters are withdrawn and never sent, those being sent or already sent stay', async () => {
  const { db, want, write, lines } = await prepare(4)
  await want('thanks')
  await write(db, 3)
  await db.updateTable('mails').set({ state: 'sent', sealedTokens: null }).where('id', '=', 1).execute()
  await claimDue(db, 'w', noon)
  await want('reminder')
  const which = sql`letter = 'thanks'`
  const set = sql`dropped_for = 'later', written_at = coalesce(written_at, ${noon})`
  const takeBack = async () => (await takeBackLines(db, ledger, which, set)).length
  expect([await takeBack(), await takeBack()]).toEqual([2, 0])
  const kept = ['1 thanks : sent', '2 thanks : sending', '3 thanks : written', '4 thanks : written']
  const wanted = [1, 2, 3, 4].map(n => `${n} reminder : wanted`)
  expect((await lines()).toSorted()).toEqual([...kept, ...wanted].toSorted())
  const dropped = await findLines(db, ledger, sql`dropped_for = 'later'`)
  expect(dropped.map(({ registrationId }) => registrationId).toSorted()).toEqual([3, 4])
})

test('withdrawing letters deletes their rows, except of letters being sent', async () => {
  const { db, want, write, lines } = await prepare(3)
  await want('thanks')
  await write(db, 2)
  await claimDue(db, 'w', noon)
  const gone = await takeBackLines(db, ledger, all)
  expect(gone.map(({ registrationId }) => registrationId).toSorted()).toEqual([2, 3])
  expect(await lines()).toEqual(['1 thanks : sending'])
  expect(await want('thanks')).toBe(2)
})

test('withdrawing letters waits for a transaction that writes them, and withdraws them too', async () => {
  const { db, want, lines } = await prepare(1)
  await want('thanks')
  const writing = await db.startTransaction().execute()
  const [one] = await takeLines(writing, ledger, { which: all, limit: 5, now: noon })
  const stopping = db.transaction().execute(async trx => {
    await lockLines(trx, ledger, all)
    return takeBackLines(trx, ledger, all)
  })
  await expect.poll(() => waitingForRows(db)).toBe(1)
  await sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, dedupe_key)
    values ('greeting', 'de', 'a@example.org', 'a', 'a', 'a', 'a', ${one?.outboxKey})`.execute(writing)
  await writing.commit().execute()
  expect(await stopping).toHaveLength(1)
  expect(await lines()).toEqual([])
})
